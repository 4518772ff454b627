import type { Written } from './article.ts'

/**
 * The privacy notice of a demonstration, as of `version`. A change of it is a new version, never a
 * change of this text once somebody may have read it. How long things are kept is `kit/retention`.
 */
export const PRIVACY: Omit<Written, 'id'> & { version: string } = {
  version: '2026-11-20',
  titles: { VI: 'Quyền riêng tư', EN: 'Privacy' },
  contents: {
    VI: `<p>Trang này cho biết {brand} lưu những dữ liệu nào của bạn, dùng vào việc gì và lưu trong bao lâu.</p>
<h2>Dữ liệu chúng tôi lưu</h2>
<table><thead><tr><th scope="col">Dữ liệu</th><th scope="col">Mục đích</th><th scope="col">Thời gian lưu</th></tr></thead><tbody>
<tr><td>Tên đăng nhập, mật khẩu đã băm và thông tin đăng ký</td><td>Để bạn đăng nhập và dùng tài khoản</td><td>Xóa 30 ngày sau khi bạn đóng tài khoản</td></tr>
<tr><td>Lịch sử đăng nhập: thời gian, địa chỉ IP, thiết bị</td><td>Để bạn biết ai đã đăng nhập, và để phát hiện truy cập trái phép</td><td>Tối đa 5 năm, hoặc đến khi tài khoản bị xóa</td></tr>
<tr><td>Ván chơi và giao dịch</td><td>Để kiểm chứng kết quả và đối soát</td><td>Ít nhất 5 năm</td></tr>
<tr><td>Giới hạn, tạm nghỉ và tự loại trừ</td><td>Để áp dụng cho tài khoản của bạn</td><td>5 năm</td></tr>
<tr><td>Giấy tờ xác minh danh tính</td><td>Để xác minh theo quy định chống rửa tiền</td><td>5 năm sau khi đóng tài khoản</td></tr>
<tr><td>Phản hồi và khiếu nại, kể cả ảnh đính kèm</td><td>Để trả lời bạn</td><td>5 năm</td></tr>
<tr><td>Tin nhắn chat</td><td>Để hỗ trợ bạn</td><td>90 ngày</td></tr>
</tbody></table>
<h2>Cam kết của chúng tôi</h2>
<ul><li>Không bán dữ liệu của bạn và không chia sẻ danh tính, ván chơi hay giao dịch của bạn cho quảng cáo.</li><li>Không dùng công cụ phân tích hay theo dõi của bên thứ ba nếu bạn chưa đồng ý. Bạn có thể rút lại đồng ý bất cứ lúc nào.</li><li>Xóa vị trí chụp và thông tin máy ảnh khỏi mọi hình bạn gửi.</li></ul>
<h2>Dữ liệu trên trình duyệt</h2>
<p>Chúng tôi dùng một cookie cho phiên đăng nhập; mã trên trang không đọc được cookie này. Trình duyệt còn lưu ngôn ngữ, giao diện và, nếu bạn chọn ghi nhớ, tên đăng nhập trong 24 giờ. Mật khẩu không bao giờ được lưu.</p>
<h2>Quyền của bạn</h2>
<p>Bạn có thể xem, sửa, tải bản sao hoặc yêu cầu xóa dữ liệu của mình, trừ dữ liệu pháp luật buộc phải giữ. Cần giúp đỡ? <a href="/help/feedback?category=ACCOUNT">Liên hệ chúng tôi</a>.</p>`,
    EN: `<p>This notice explains what data {brand} keeps about you, why, and for how long.</p>
<h2>What we keep</h2>
<table><thead><tr><th scope="col">Data</th><th scope="col">Why</th><th scope="col">How long</th></tr></thead><tbody>
<tr><td>Username, hashed password, and registration details</td><td>To let you log in and use your account</td><td>Deleted 30 days after you close your account</td></tr>
<tr><td>Login history: time, IP address, device</td><td>To show you who logged in and to detect break-in attempts</td><td>Up to 5 years, or until your account is erased</td></tr>
<tr><td>Rounds and transactions</td><td>To verify results and reconcile our books</td><td>At least 5 years</td></tr>
<tr><td>Limits, breaks, and self-exclusions</td><td>To apply them to your account</td><td>5 years</td></tr>
<tr><td>Identity documents</td><td>To verify you under anti-money-laundering rules</td><td>5 years after your account is closed</td></tr>
<tr><td>Feedback and complaints, including attachments</td><td>To reply to you</td><td>5 years</td></tr>
<tr><td>Chat messages</td><td>To support you</td><td>90 days</td></tr>
</tbody></table>
<h2>What we promise</h2>
<ul><li>We don’t sell your data, and we don’t share who you are, what you play, or your transactions for advertising.</li><li>We don’t use third-party analytics or trackers unless you accept them, and you can withdraw your consent at any time.</li><li>We remove location and camera data from every picture you send.</li></ul>
<h2>In your browser</h2>
<p>We use one cookie for your session, which scripts on the page can’t read. Your browser also stores your language, theme, and, if you ask us to remember it, your username for 24 hours. Passwords are never stored.</p>
<h2>Your rights</h2>
<p>You can view, correct, download, or delete your data, except what the law requires us to keep. Need help? <a href="/help/feedback?category=ACCOUNT">Contact us</a>.</p>`,
  },
}
