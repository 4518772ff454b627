import { sendFeedback } from '@senluna/contract/site/feedback.ts'
import { SECOND } from '@senluna/kit/time.ts'
import { isRefused } from '../visitor.ts'
import type { Behaviour } from './behaviour.ts'

const ASKED = {
  VI: [
    ['DEPOSIT', 'Mình nạp ví điện tử hơn 5 phút rồi chưa thấy tiền vào, nhờ kiểm tra giúp mình với.'],
    ['WITHDRAWAL', 'Lệnh rút của mình đang ở bước nào rồi, bao lâu thì tiền về tài khoản ngân hàng?'],
    ['GAME', 'Cho mình hỏi vòng quay miễn phí của Sen Vàng nhân thưởng như thế nào?'],
    ['ACCOUNT', 'Mình muốn đổi số điện thoại của tài khoản thì cần làm những bước nào?'],
    ['SUGGESTION', 'Trang xổ số nên có thêm bảng thống kê theo tuần, mình xem sẽ tiện hơn.'],
    ['GAME', 'Kết quả kỳ tối qua mình tính lại trùng khớp, cảm ơn vì đã công khai cách quay.'],
  ],
  EN: [
    ['DEPOSIT', 'My e-wallet deposit has not arrived after five minutes. Could you check it, please?'],
    ['GAME', 'How does the multiplier in the free spins of Sen Vang work?'],
    ['ACCOUNT', 'How can I change the phone number of my account?'],
  ],
} as const

/** Writes to the brand's people. */
export const ask: Behaviour = {
  name: 'ask',
  async run(guest) {
    const { visitor, chance, person } = guest
    const [category, content] = chance.pick<readonly [string, string]>(ASKED[person.language])
    await guest.pause(20 * SECOND, 60 * SECOND)
    try {
      await visitor.call(sendFeedback, { body: { category: category as 'GAME', content } })
    } catch (error) {
      if (!isRefused(error, 'SYS_THROTTLED')) throw error
    }
  },
}
