/** A part of the product that counts, awards or pays what a page is about. */
export type Engine = 'vip' | 'points' | 'missions' | 'promotions'

/**
 * The engines that run. A page whose engine isn't among them stands in no menu; its address says so
 * and offers what is open.
 */
const RUNNING: ReadonlySet<Engine> = new Set(['points', 'vip', 'missions', 'promotions'])

/** Whether a page can do what it is for. */
export const runs = ({ engine }: { engine?: Engine }): boolean => engine === undefined || RUNNING.has(engine)
