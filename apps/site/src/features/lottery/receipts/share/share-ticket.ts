import type { LotteryTicket } from '@senluna/contract/lottery.ts'
import { pathTo } from '../../../../shell/nav/path-to.ts'
import { drawNumberText, selectionText, typeName } from '../../draw/names.ts'

/** What became of it. */
type Shared = 'SHARED' | 'COPIED' | 'FAILED' | undefined

type SharedTicket = Pick<LotteryTicket, 'gameCode' | 'gameName' | 'drawNumber' | 'betType' | 'selection'>

/** A ticket in words for others: game, draw and numbers; nothing of its owner or its money. */
export const wordsOf = ({ gameName, drawNumber, betType, selection }: SharedTicket): string =>
  [`${gameName} · ${drawNumberText(drawNumber)}`, `${typeName(betType)}: ${selectionText(selection)}`].join('\n')

/** Opens the device's window for sharing; undefined where it was closed again. */
export async function shareTicket(ticket: SharedTicket): Promise<Shared> {
  const words = wordsOf(ticket)
  const url = location.origin + pathTo('lottery', { gameCode: ticket.gameCode })
  try {
    if ('share' in navigator) {
      await navigator.share({ text: words, url })
      return 'SHARED'
    }
    await (navigator as Navigator).clipboard.writeText(`${words}\n${url}`)
    return 'COPIED'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? undefined : 'FAILED'
  }
}
