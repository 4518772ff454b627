import type { Chapter } from './article.ts'

export const money: Chapter = {
  id: 'money',
  names: { VI: 'Tiền và lịch sử', EN: 'Money and records' },
  icon: 'wallet-cards',
  articles: [
    {
      id: 'demonstration-money',
      titles: { VI: 'Tiền trình diễn', EN: 'Demo money' },
      contents: {
        VI: `<p>Tài khoản mới có 10,000,000.00 VND tiền trình diễn. Khi còn dưới 100,000.00, bên cạnh số dư hiện nút <em>Nạp tiền trình diễn</em> để làm đầy lại, mỗi ngày một lần (tính theo giờ Việt Nam).</p>
<p>Số tiền được ghi như tiền VND để bạn quen mắt, nhưng đây là một loại tiền riêng, không đổi ra tiền thật được. Bạn có thể thử nạp và rút; không có tiền thật nào được chuyển.</p>
<p>Con mắt bên cạnh số dư giấu con số thành <code>***</code>.</p>`,
        EN: `<p>A new account has 10,000,000.00 VND of demo money. When there is less than 100,000.00 left, the button <em>Get demo money</em> stands beside your balance and fills it up again, once a day (by Vietnamese time).</p>
<p>It is written like VND, so that it looks familiar, but it is a currency of its own and can’t be exchanged for real money. You can try deposits and withdrawals; no real money moves.</p>
<p>The eye beside your balance hides the figure as <code>***</code>.</p>`,
      },
    },
    {
      id: 'betting-record',
      titles: { VI: 'Lịch sử cược', EN: 'Bet history' },
      contents: {
        VI: `<p><a href="/records/bets">Lịch sử cược</a> liệt kê từng ván: giờ, trò, tiền cược, trả thưởng, thắng thua. Chọn khoảng ngày, trạng thái, và chơi thật hay chơi thử.</p>
<p>Bấm một dòng để xem chi tiết: số dư trước và sau, mã số, và liên kết để kiểm chứng ván ấy. Giờ ghi theo giờ Việt Nam, dạng năm-tháng-ngày.</p>`,
        EN: `<p>The <a href="/records/bets">bet history</a> lists every round: time, game, stake, payout, result. Choose dates, status, and real or demo play.</p>
<p>Press a line for the details: balance before and after, the round’s number, and the link that verifies it. Times are Vietnamese, written year-month-day.</p>`,
      },
    },
    {
      id: 'account-record',
      titles: { VI: 'Lịch sử giao dịch', EN: 'Transaction history' },
      contents: {
        VI: `<p><a href="/records/account">Lịch sử giao dịch</a> cho thấy mọi lần tiền ra vào ví: cược, trả thưởng, tiền trình diễn được cấp, và số dư sau mỗi lần. Không dòng nào bị sửa hay xóa; sai thì có một dòng điều chỉnh ghi thêm.</p>
<p>Thấy một dòng không hiểu? Chép mã số của nó và <a href="/help/feedback?category=ACCOUNT">liên hệ chúng tôi</a>.</p>`,
        EN: `<p>The <a href="/records/account">transaction history</a> shows every movement of your wallet: stakes, payouts, demo money that was granted, and the balance after each. No line is ever changed or deleted; a mistake is put right by a line of its own.</p>
<p>You don’t understand a line? Copy its number and <a href="/help/feedback?category=ACCOUNT">contact us</a>.</p>`,
      },
    },
  ],
}
