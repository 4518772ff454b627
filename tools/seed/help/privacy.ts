import type { Written } from './article.ts'

/**
 * The privacy notice of a demonstration, as of `version`. A change of it is a new version, never a
 * change of this text.
 */
export const PRIVACY: Omit<Written, 'id'> & { version: string } = {
  version: '2026-11-01',
  titles: { VI: 'Quyền riêng tư', EN: 'Privacy' },
  contents: {
    VI: `<p>Trang này nói {brand} giữ gì về bạn, để làm gì và trong bao lâu.</p>
<h2>Chúng tôi giữ gì</h2>
<table><thead><tr><th scope="col">Gì</th><th scope="col">Để làm gì</th><th scope="col">Bao lâu</th></tr></thead><tbody>
<tr><td>Tên đăng nhập, mật khẩu dạng băm, những gì bạn điền khi đăng ký</td><td>để bạn đăng nhập và dùng tài khoản</td><td>đến khi đóng tài khoản</td></tr>
<tr><td>Lần đăng nhập: giờ, địa chỉ mạng, thiết bị</td><td>để bạn thấy ai đã vào, và chống dò mật khẩu</td><td>chừng nào còn tài khoản</td></tr>
<tr><td>Từng ván và từng lần tiền ra vào</td><td>để kiểm chứng và đối chiếu</td><td>không xóa, vì sổ phải luôn khớp</td></tr>
<tr><td>Giới hạn và thời gian nghỉ của bạn</td><td>để thi hành chúng</td><td>chừng nào chúng còn hiệu lực, cùng lịch sử thay đổi</td></tr>
<tr><td>Điều bạn viết cho chúng tôi, hình kèm theo</td><td>để trả lời</td><td>năm năm đối với khiếu nại</td></tr>
</tbody></table>
<h2>Chúng tôi không làm gì</h2>
<ul><li>Không bán và không chia sẻ dữ liệu của bạn cho quảng cáo.</li><li>Không có mã theo dõi của bên khác trên trang. Chỉ khi bạn đồng ý mới đo lường, và hiện không có gì để đồng ý.</li><li>Hình bạn gửi được vẽ lại: vị trí chụp và thông tin máy ảnh không được lưu.</li></ul>
<h2>Trong trình duyệt của bạn</h2>
<p>Một cookie cho phiên đăng nhập mà mã trên trang không đọc được; ngôn ngữ, giao diện, tên đăng nhập nếu bạn cho nhớ (24 giờ). Không có mật khẩu.</p>
<h2>Quyền của bạn</h2>
<p>Bạn có thể xem, sửa, lấy bản sao hoặc xóa dữ liệu của mình, trừ những gì luật buộc phải giữ. Hãy <a href="/help/feedback?category=ACCOUNT">viết cho chúng tôi</a>.</p>`,
    EN: `<p>This page tells what {brand} keeps about you, what for, and how long.</p>
<h2>What we keep</h2>
<table><thead><tr><th scope="col">What</th><th scope="col">What for</th><th scope="col">How long</th></tr></thead><tbody>
<tr><td>User name, the hash of your password, what you fill in when you register</td><td>so that you can log in and use your account</td><td>until the account is closed</td></tr>
<tr><td>Log-ins: time, network address, device</td><td>so that you see who came in, and against guessing of passwords</td><td>as long as there is the account</td></tr>
<tr><td>Every round and every movement of money</td><td>for verifying and comparing</td><td>not deleted, since the books must always balance</td></tr>
<tr><td>Your limits and breaks</td><td>to carry them out</td><td>as long as they hold, with the history of changes</td></tr>
<tr><td>What you write to us, with its pictures</td><td>to answer it</td><td>five years for complaints</td></tr>
</tbody></table>
<h2>What we don’t do</h2>
<ul><li>We don’t sell your data or share it for advertising.</li><li>There is no tracking code of anybody else in the page. Nothing is measured without your consent, and at present there is nothing to consent to.</li><li>Pictures you send are drawn anew: where they were taken and by which camera is not kept.</li></ul>
<h2>In your browser</h2>
<p>One cookie for the session, which code in the page can’t read; the language, the theme, and your user name if you asked for it (24 hours). Never a password.</p>
<h2>Your rights</h2>
<p>You can see your data, correct it, get a copy or have it deleted, except what the law says must be kept. <a href="/help/feedback?category=ACCOUNT">Write to us</a>.</p>`,
  },
}
