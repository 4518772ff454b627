import * as z from 'zod/mini'

// The pages' content policy forbids code made from text, which the schemas would otherwise use to
// be faster.
z.config({ jitless: true })
