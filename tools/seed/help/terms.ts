import type { Written } from './article.ts'

/**
 * The terms of use of a demonstration, as of `version`. A change of them is a new version, never a
 * change of this text once somebody may have agreed to it.
 */
export const TERMS: Omit<Written, 'id'> & { version: string } = {
  version: '2026-11-20',
  titles: { VI: 'Điều khoản sử dụng', EN: 'Terms of use' },
  contents: {
    VI: `<p>Khi mở tài khoản tại {brand}, bạn đồng ý với các điều khoản dưới đây. Chúng tôi lưu phiên bản bạn đã đồng ý cùng tài khoản; bạn có thể đọc lại tại trang này bất cứ lúc nào.</p>
<h2>1. Trang demo</h2>
<p>{brand} là trang demo và chỉ dùng tiền demo. Bạn có thể thử nạp và rút, nhưng các lệnh này chỉ là mô phỏng: không có tiền thật nào được chuyển. Tiền demo không có giá trị và không đổi được ra tiền thật hay hàng hóa. Không ai tại {brand} được phép nhận tiền thật của bạn; nếu có người yêu cầu, đừng chuyển và hãy báo cho chúng tôi.</p>
<h2>2. Điều kiện tham gia</h2>
<p>Bạn phải từ {age} tuổi trở lên và ở nơi pháp luật cho phép. Mỗi người chỉ có một tài khoản và tự mình sử dụng. Không được dùng phần mềm chơi tự động.</p>
<h2>3. Tài khoản của bạn</h2>
<p>Hãy giữ bí mật mật khẩu. Nếu nghi ngờ có người khác đăng nhập, hãy báo ngay cho chúng tôi. Cho đến khi bạn báo, mọi thao tác trong tài khoản được xem là của bạn.</p>
<h2>4. Trò chơi và kết quả</h2>
<p>Luật chơi, bảng trả thưởng và tỷ lệ hoàn trả có trong từng trò. Trước mỗi ván của trò độc quyền, chúng tôi công bố mã băm của hạt giống để bạn kiểm chứng kết quả. Ván đã ghi nhận có hiệu lực, kể cả khi hình ảnh chưa chiếu hết. Nếu lỗi kỹ thuật làm kết quả sai so với luật đã công bố, chúng tôi tính lại theo luật và ghi một dòng điều chỉnh trong lịch sử giao dịch của bạn.</p>
<h2>5. Giới hạn, tạm nghỉ và tự loại trừ</h2>
<p>Giới hạn, thời gian tạm nghỉ và tự loại trừ có hiệu lực ngay khi bạn đặt. Không ai có thể rút ngắn thời hạn, kể cả nhân viên. Mở tài khoản khác để lách là vi phạm điều khoản này.</p>
<h2>6. Đóng tài khoản</h2>
<p>Bạn có thể đóng tài khoản bất cứ lúc nào. Chúng tôi có thể đóng tài khoản dùng để gian lận, tấn công trang hoặc gây hại cho người khác, và sẽ cho bạn biết lý do.</p>
<h2>7. Khiếu nại</h2>
<p>Gửi khiếu nại tại trang <a href="/help/feedback?category=COMPLAINT">Gửi phản hồi</a>. Chúng tôi trả lời trong vòng 10 ngày. Nếu chưa hài lòng, bạn có thể yêu cầu một nhân viên khác xem xét lại.</p>
<h2>8. Thay đổi điều khoản</h2>
<p>Mỗi lần thay đổi, chúng tôi công bố một phiên bản mới có ghi ngày. Phiên bản cũ vẫn được lưu tại đây và vẫn áp dụng cho những việc diễn ra trong thời gian phiên bản đó có hiệu lực.</p>`,
    EN: `<p>By opening an account with {brand}, you agree to these terms. We keep the version you agreed to with your account, and you can read it on this page at any time.</p>
<h2>1. A demonstration site</h2>
<p>{brand} is a demonstration and uses demo money only. You can try deposits and withdrawals, but they are simulated: no real money moves. Demo money has no value and can’t be exchanged for real money or goods. Nobody at {brand} may take real money from you. If anyone asks you to pay, don’t, and tell us.</p>
<h2>2. Who can play</h2>
<p>You must be at least {age} years old and in a place where the law allows it. Each person may have one account and must use it personally. Automated play software isn’t allowed.</p>
<h2>3. Your account</h2>
<p>Keep your password secret. If you think someone else has gained access, tell us right away. Until you do, anything done in your account is treated as done by you.</p>
<h2>4. Games and results</h2>
<p>Each game shows its rules, paytable, and return to player. Before every round of our own games we publish the hash of the server seed, so you can verify the result. A recorded round is final, even if you didn’t see it play out. If a fault produces a result that breaks the published rules, we correct it with a separate entry in your transaction history.</p>
<h2>5. Limits, breaks, and self-exclusion</h2>
<p>Limits, breaks, and self-exclusions apply as soon as you set them. Nobody can cut them short, including our staff. Opening another account to get around them breaks these terms.</p>
<h2>6. Closing an account</h2>
<p>You can close your account at any time. We may close an account that is used to commit fraud, attack the site, or harm others, and we’ll tell you why.</p>
<h2>7. Complaints</h2>
<p>Send complaints through <a href="/help/feedback?category=COMPLAINT">Send feedback</a>. We reply within 10 days. If you aren’t satisfied, you can ask for another member of staff to review your case.</p>
<h2>8. Changes to these terms</h2>
<p>Every change is published as a new, dated version. Earlier versions stay available here and continue to apply to whatever happened while they were in force.</p>`,
  },
}
