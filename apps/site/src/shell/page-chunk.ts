import { text } from '@senluna/web/client/text.ts'
import { toast } from '@senluna/web/ui/toast.ts'

const LONGEST_MS = 120_000
const SLOW_MS = 10_000

/** A page's code can't be had: a newer version may have replaced it. */
export class PageMissing extends Error {}

/**
 * Loads a page's code: says so when it is slow and tries once more when it fails. Throws PageMissing then,
 * for which `PageBoundary` offers a reload in the page's place.
 */
export const page =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const slow = setTimeout(() => toast('info', text('shell.slow')), SLOW_MS)
    try {
      return await within(load().catch(() => load()))
    } catch (error) {
      throw new PageMissing('a page could not be loaded', { cause: error })
    } finally {
      clearTimeout(slow)
    }
  }

async function within<Module>(loading: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('the page took too long to load')), LONGEST_MS)
  })
  return Promise.race([loading, late]).finally(() => clearTimeout(timer))
}
