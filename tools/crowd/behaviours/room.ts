import { randomUUID } from 'node:crypto'
import { takePromotion } from '@senluna/contract/member/promotions.ts'
import { promotions } from '@senluna/contract/site/content.ts'
import { chatRooms, sayInRoom } from '@senluna/contract/site/chat.ts'
import { SECOND } from '@senluna/kit/time.ts'
import type { Guest } from '../guest.ts'
import { isRefused } from '../visitor.ts'
import type { Behaviour } from './behaviour.ts'

const SAID = {
  VI: [
    'Chào cả nhà',
    'Hôm nay ai theo Miền Bắc không?',
    'Mình vừa trúng con lô nhỏ, vui ghê',
    'Chúc mọi người may mắn',
    'Tài 4 kỳ liền rồi đó',
    'Nay nghỉ sớm thôi, hết vốn ngày rồi',
    'Sen Vàng vừa ra vòng quay miễn phí',
    'Đề hôm qua về 2 số cuối đẹp quá',
    'Rút tiền hôm nay nhanh thật',
    'Mọi người nhớ đặt giới hạn nhé',
  ],
  EN: ['Hi everyone', 'Good luck today', 'Free spins at last', 'Anyone on K3?', 'That was close', 'Enough for today'],
} as const

/** Says a word in the chat room. */
export const room: Behaviour = {
  name: 'room',
  async run(guest) {
    const { visitor, chance, person } = guest
    const { list } = await visitor.call(chatRooms)
    const open = list.find(({ kind, enter, silent }) => kind === 'LOBBY' && enter && !silent)
    if (!open) return
    await openWhatFalls(guest)
    await guest.pause(6 * SECOND, 20 * SECOND)
    try {
      await visitor.call(sayInRoom, {
        params: { id: open.id },
        body: { clientId: randomUUID(), text: chance.pick(SAID[person.language]) },
      })
    } catch (error) {
      if (!isRefused(error, 'CHAT_OFF', 'CHAT_MUTED', 'SYS_THROTTLED')) throw error
    }
  },
}

/** Opens an envelope of a drop that is on, as the room shows it. */
async function openWhatFalls({ visitor }: Guest): Promise<void> {
  const { list } = await visitor.call(promotions, { query: { pageSize: '50' } })
  const drop = list.find(({ type, status }) => type === 'RED_ENVELOPE' && status === 'JOIN')
  if (!drop) return
  try {
    await visitor.call(takePromotion, { params: { id: drop.id }, body: {} })
  } catch (error) {
    // Others were faster, the drop has just ended, or somebody looks into it.
    if (!isRefused(error, 'PROMO_OUT', 'PROMO_CLOSED', 'PROMO_TAKEN', 'PROMO_HELD', 'RG_COOLING_OFF')) throw error
  }
}
