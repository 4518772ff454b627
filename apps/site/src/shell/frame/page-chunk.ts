import { laterTexts, soonTexts } from '@senluna/text/index.ts'
import { speakMore, text } from '@senluna/web/client/text.ts'
import { toast } from '@senluna/web/ui/toast.ts'
import { onlineManager } from '@tanstack/react-query'

/** A page's code may take so long to come, and no longer. */
const LONGEST_MS = 120_000
const SLOW_MS = 10_000

type Why = 'missing' | 'timeout' | 'offline'

/**
 * A page's code can't be had: it is missing, since a newer version may have replaced it, it took
 * too long, or there is no network.
 */
export class PageMissing extends Error {
  readonly type: Why

  constructor(type: Why, cause: unknown) {
    super(`a page could not be loaded: ${type}`, { cause })
    this.type = type
  }
}

/** Texts that are loaded with a page's code. */
export type PageTexts = readonly Parameters<typeof speakMore>[0][]

/** What comes right behind the first page, and the page around a game, say no more than this. */
export const SOON: PageTexts = [soonTexts]
const LATER: PageTexts = [soonTexts, laterTexts]

/**
 * Loads a page's code and its texts, those of later pages when nothing else is named: says so when
 * it is slow and tries once more when it fails. Throws PageMissing then, for which `PageBoundary`
 * offers a reload in the page's place.
 */
export const page =
  <Module>(load: () => Promise<Module>, texts = LATER) =>
  async (): Promise<Module> => {
    const slow = setTimeout(() => toast('info', text('shell.slow')), SLOW_MS)
    try {
      return await within(withTexts(load, texts).catch(() => withTexts(load, texts)))
    } catch (error) {
      throw error instanceof PageMissing
        ? error
        : new PageMissing(onlineManager.isOnline() ? 'missing' : 'offline', error)
    } finally {
      clearTimeout(slow)
    }
  }

async function withTexts<Module>(load: () => Promise<Module>, texts: PageTexts): Promise<Module> {
  const [module] = await Promise.all([load(), ...texts.map(speakMore)])
  return module
}

/** What to say about code that didn't come; nothing about any other failure. */
export function missingText(error: unknown): string | undefined {
  if (!(error instanceof PageMissing)) return undefined
  return error.type === 'offline' ? text('shell.network') : text(`shell.chunk.${error.type}`)
}

async function within<Module>(loading: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new PageMissing('timeout', undefined)), LONGEST_MS)
  })
  return Promise.race([loading, late]).finally(() => clearTimeout(timer))
}
