import { totalmem } from 'node:os'

/** Bytes this process may use: the machine's, or what a container leaves of them. */
export const ownMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity)
