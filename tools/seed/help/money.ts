import type { Chapter } from './article.ts'

export const money: Chapter = {
  id: 'money',
  names: { VI: 'Tiền và lịch sử', EN: 'Money and records' },
  icon: 'wallet-cards',
  articles: [
    {
      id: 'demonstration-money',
      titles: { VI: 'Tiền demo', EN: 'Demo money' },
      contents: {
        VI: `<p>Tài khoản mới có 10,000,000.00 VND tiền demo. Khi còn dưới 100,000.00, bên cạnh số dư hiện nút <em>Nạp tiền demo</em> để nạp đầy lại, mỗi ngày một lần (tính theo giờ Việt Nam).</p>
<p>Số tiền được ghi như tiền VND để bạn quen mắt, nhưng đây là một loại tiền riêng, không đổi ra tiền thật được. Bạn có thể thử nạp và rút; không có tiền thật nào được chuyển.</p>
<p>Con mắt bên cạnh số dư giấu con số thành <code>***</code>.</p>`,
        EN: `<p>A new account has 10,000,000.00 VND of demo money. When there is less than 100,000.00 left, the button <em>Get demo money</em> appears next to your balance and tops it up, once a day (Vietnam time).</p>
<p>It’s shown like VND but is a separate currency and can’t be exchanged for real money. You can try deposits and withdrawals; no real money moves.</p>
<p>The eye beside your balance hides the amount as <code>***</code>.</p>`,
      },
    },
    {
      id: 'betting-record',
      titles: { VI: 'Lịch sử cược', EN: 'Bet history' },
      contents: {
        VI: `<p><a href="/records/bets">Lịch sử cược</a> liệt kê từng ván: giờ, trò, tiền cược, trả thưởng, lãi/lỗ. Chọn khoảng ngày, trạng thái, và chơi thật hay chơi thử.</p>
<p>Bấm một dòng để xem chi tiết: số dư trước và sau, mã số, và liên kết để kiểm chứng ván ấy. Mọi mốc thời gian đều theo giờ Việt Nam.</p>`,
        EN: `<p>The <a href="/records/bets">bet history</a> lists every round: time, game, stake, payout, result. Choose dates, status, and real or demo play.</p>
<p>Press a line for the details: balance before and after, the round’s number, and the link that verifies it. All times are Vietnam time.</p>`,
      },
    },
    {
      id: 'account-record',
      titles: { VI: 'Lịch sử giao dịch', EN: 'Transaction history' },
      contents: {
        VI: `<p><a href="/records/account">Lịch sử giao dịch</a> cho thấy mọi lần tiền ra vào ví: cược, trả thưởng, tiền demo được cấp, và số dư sau mỗi lần. Không dòng nào bị sửa hay xóa; sai thì có một dòng điều chỉnh ghi thêm.</p>
<p>Có dòng nào chưa rõ? Sao chép mã số và <a href="/help/feedback?category=ACCOUNT">liên hệ chúng tôi</a>.</p>`,
        EN: `<p>The <a href="/records/account">transaction history</a> shows every movement of your wallet: stakes, payouts, demo money that was granted, and the balance after each. No entry is ever changed or deleted; mistakes are corrected by a new entry.</p>
<p>Don’t understand an entry? Copy its ID and <a href="/help/feedback?category=ACCOUNT">contact us</a>.</p>`,
      },
    },
    {
      id: 'deposit',
      titles: { VI: 'Nạp tiền', EN: 'Making a deposit' },
      contents: {
        VI: `<ol><li>Mở <a href="/deposit">Nạp tiền</a>, chọn phương thức và số tiền. Mức tối thiểu, tối đa và phí hiện ngay tại đó.</li><li>Chuyển đúng số tiền, đúng nội dung. Với chuyển khoản ngân hàng, chính nội dung cho biết tiền là của bạn.</li><li>Tiền vào ví ngay khi ngân hàng hoặc đơn vị thanh toán xác nhận. Trang tự cập nhật, bạn không phải tải lại.</li></ol>
<p>Chỉ chuyển từ tài khoản đứng tên bạn. Tiền từ tài khoản người khác phải chờ nhân viên xem lại.</p>
<p>Đã chuyển mà chưa thấy tiền? Mở lệnh nạp, bấm <em>Tôi đã chuyển tiền</em> và gửi ảnh chứng từ. Nếu sau đó vẫn chưa có, <a href="/help/feedback?category=DEPOSIT">liên hệ chúng tôi</a> kèm mã lệnh.</p>`,
        EN: `<ol><li>Open <a href="/deposit">Deposit</a>, choose a method and an amount. The minimum, maximum and fee are shown there.</li><li>Send exactly that amount with exactly that reference. With a bank transfer, the reference is what tells us the money is yours.</li><li>The money is in your wallet as soon as the bank or payment provider confirms it. The page updates by itself; there’s no need to reload.</li></ol>
<p>Only send from an account in your own name. Money from someone else’s account waits for our staff to review it.</p>
<p>Paid, but the money isn’t there? Open the deposit, press <em>I’ve paid</em> and send a picture of the receipt. If it’s still missing after that, <a href="/help/feedback?category=DEPOSIT">contact us</a> with the deposit’s number.</p>`,
      },
    },
    {
      id: 'withdraw',
      titles: { VI: 'Rút tiền', EN: 'Making a withdrawal' },
      contents: {
        VI: `<p><a href="/withdraw">Rút tiền</a> liệt kê mọi thứ lần rút đầu tiên cần: mật khẩu giao dịch, họ tên, số điện thoại, tài khoản nhận và vòng cược. Việc nào xong thì được đánh dấu.</p>
<ul><li>Tài khoản nhận phải đứng tên bạn. Tài khoản đầu tiên thường dùng được ngay; tài khoản thêm sau dùng được sau 24 giờ.</li><li>Trang cho biết hiện rút được bao nhiêu, phí bao nhiêu, và vì sao chưa rút được hết.</li><li>Lệnh nhỏ thường được gửi đi ngay. Lệnh lớn do nhân viên xem trước, có khi cần hai người duyệt.</li><li>Nhận đủ tiền thì bấm <em>Đã nhận được</em>. Chưa nhận được thì báo ngay trong lệnh: chúng tôi sẽ kiểm tra với ngân hàng.</li></ul>
<p>Lệnh bị từ chối thì tiền về lại ví của bạn, kèm lý do. Cần hỏi thêm, <a href="/help/feedback?category=WITHDRAWAL">liên hệ chúng tôi</a> kèm mã lệnh.</p>`,
        EN: `<p><a href="/withdraw">Withdraw</a> lists everything a first withdrawal needs: transaction password, name, mobile number, a withdrawal account, and the turnover requirement. Completed steps are ticked off.</p>
<ul><li>The withdrawal account must be in your name. You can usually use the first one at once; any you add later, after 24 hours.</li><li>The page shows how much you can withdraw now, the fee, and why it may be less than your balance.</li><li>Small withdrawals are usually sent at once. Larger ones are reviewed by our staff first, sometimes by two people.</li><li>When the money has arrived, press <em>I’ve received it</em>. If it hasn’t, say so in the withdrawal and we’ll check with the bank.</li></ul>
<p>If a withdrawal is rejected, the money returns to your wallet with the reason. Questions? <a href="/help/feedback?category=WITHDRAWAL">Contact us</a> with its number.</p>`,
      },
    },
    {
      id: 'wagering',
      titles: { VI: 'Vòng cược', EN: 'Turnover requirement' },
      contents: {
        VI: `<p>Mỗi khoản nạp phải được cược đủ một số tiền trước khi rút. Còn thiếu bao nhiêu luôn hiện ở trang <a href="/withdraw">Rút tiền</a>.</p>
<ul><li>Chỉ tính cược bằng tiền thật đã có kết quả, đặt sau khi nạp. Cược hủy hay hoàn tiền không tính.</li><li>Yêu cầu cũ được tính trước. Mỗi đồng cược chỉ tính một lần.</li><li>Tùy sản phẩm, một phần hay toàn bộ tiền cược được tính; danh sách nằm ngay dưới số còn thiếu.</li></ul>
<p>Nếu khi nạp lần sau bạn gần như không còn tiền, các yêu cầu trước đó tự kết thúc.</p>`,
        EN: `<p>Every deposit comes with an amount to wager before you can withdraw. What’s left is always shown on the <a href="/withdraw">Withdraw</a> page.</p>
<ul><li>Only settled real-money bets placed after the deposit count. Canceled or refunded bets don’t.</li><li>The oldest requirement is met first. Each bet counts once.</li><li>Depending on the product, all or part of a stake counts; the list is below the remaining amount.</li></ul>
<p>If you have next to nothing left when you deposit again, earlier requirements end automatically.</p>`,
      },
    },
    {
      id: 'identity',
      titles: { VI: 'Xác minh danh tính', EN: 'Identity verification' },
      contents: {
        VI: `<p>Bạn nạp và rút được một mức nhất định trước khi xác minh. Mức còn lại hiện ở trang <a href="/deposit">Nạp tiền</a> và <a href="/withdraw">Rút tiền</a>, kèm liên kết khi cần. Bạn cũng xác minh được ở trang <a href="/account/security">Bảo mật</a>.</p>
<ul><li>Xác minh cơ bản cần họ tên, ngày sinh và địa chỉ, đúng như giấy tờ.</li><li>Muốn mức cao hơn: ảnh hai mặt căn cước, hoặc trang ảnh hộ chiếu, và một ảnh bạn cầm giấy tờ đó. Mức cao nhất cần giấy tờ về nguồn tiền.</li><li>Ảnh phải rõ bốn góc, không lóa, không che. Nhân viên xem xong, bạn nhận tin nhắn; nếu chưa đạt, tin nhắn nói rõ vì sao.</li></ul>
<p>Ảnh chỉ được dùng để xác minh. Mỗi lần nhân viên mở ảnh đều được ghi lại.</p>`,
        EN: `<p>You can deposit and withdraw up to a certain amount before verifying. What’s left is shown on the <a href="/deposit">Deposit</a> and <a href="/withdraw">Withdraw</a> pages, with a link when it’s needed. You can also verify on the <a href="/account/security">Security</a> page.</p>
<ul><li>Basic verification needs your name, date of birth and address, exactly as on your document.</li><li>For more: pictures of both sides of your ID card, or of your passport’s photo page, and a picture of you holding it. The highest level needs documents about where your money comes from.</li><li>All four corners must be visible, with no glare and nothing covered. We message you after our review and tell you if anything is missing.</li></ul>
<p>The pictures are used for verification only. Every view by our staff is logged.</p>`,
      },
    },
  ],
}
