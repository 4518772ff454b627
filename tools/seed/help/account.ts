import type { Chapter } from './article.ts'

export const account: Chapter = {
  id: 'account',
  names: { VI: 'Tài khoản và bảo mật', EN: 'Account and security' },
  icon: 'key-round',
  articles: [
    {
      id: 'log-in-trouble',
      titles: { VI: 'Không đăng nhập được', EN: 'Trouble logging in' },
      contents: {
        VI: `<p>Vì an toàn, trang trả lời giống nhau dù tên không tồn tại hay mật khẩu sai. Hãy xem lần lượt:</p>
<ul><li><strong>Tên hoặc mật khẩu sai</strong>: kiểm tra phím Caps Lock và bộ gõ tiếng Việt. Nút hình con mắt cho bạn xem mật khẩu vừa gõ.</li><li><strong>Quên mật khẩu</strong>: bấm “Quên mật khẩu?” trong cửa sổ đăng nhập; liên kết để đặt mật khẩu mới được gửi đến email của tài khoản.</li><li><strong>Phải nhập mã trong hình</strong>: sau một lần sai. Không phân biệt chữ hoa chữ thường; bấm đổi hình nếu khó đọc.</li><li><strong>Thử quá nhiều lần</strong>: sau năm lần sai, bạn phải chờ 30 phút. Người khác gõ sai tên của bạn không khóa được bạn.</li><li><strong>Đang nghỉ hoặc tự loại trừ</strong>: trang nói đến khi nào. Xem <a href="/help/take-a-break">Tạm nghỉ và tự loại trừ</a>.</li><li><strong>Bị đăng xuất</strong>: mỗi tài khoản chỉ có một phiên. Đăng nhập nơi khác sẽ đóng phiên cũ; không dùng 30 phút cũng vậy.</li></ul>
<p>Vẫn không được? <a href="/help/feedback?category=ACCOUNT">Liên hệ chúng tôi</a>, không cần đăng nhập. Đừng bao giờ gửi mật khẩu.</p>`,
        EN: `<p>For your safety, the site gives the same answer for an unknown username and an incorrect password. Check the following:</p>
<ul><li><strong>Incorrect username or password</strong>: check Caps Lock and your keyboard language. The eye icon shows what you typed.</li><li><strong>Forgotten password</strong>: press “Forgot your password?” in the login window; we email a link to set a new one to your account’s address.</li><li><strong>Characters in a picture</strong> are asked for after one failure. Capitals don’t matter; get another image if one is hard to read.</li><li><strong>Too many tries</strong>: after five failures, your connection has to wait 30 minutes. Other people’s failed attempts can’t lock you out.</li><li><strong>On a break or excluded</strong>: the page says until when. See <a href="/help/take-a-break">Breaks and self-exclusion</a>.</li><li><strong>Logged out</strong>: an account has one session at a time. Logging in elsewhere or 30 minutes of inactivity ends it.</li></ul>
<p>Still no luck? <a href="/help/feedback?category=ACCOUNT">Contact us</a>; you don’t need to be logged in. Never send your password.</p>`,
      },
    },
    {
      id: 'change-password',
      titles: { VI: 'Đổi mật khẩu', EN: 'Changing your password' },
      contents: {
        VI: `<ol><li>Bấm vào hình đại diện của bạn, chọn <strong>Đổi mật khẩu</strong>. Trên điện thoại: thẻ <em>Tài khoản</em> ở cuối màn hình.</li><li>Nhập mật khẩu hiện tại, rồi nhập mật khẩu mới hai lần.</li></ol>
<p>Các phiên khác của bạn bị đóng ngay. Nếu mật khẩu đang dùng quá dễ đoán, trang yêu cầu đổi trước khi chơi tiếp, và cửa sổ đó không đóng được.</p>
<p>Mật khẩu tốt là mật khẩu dài, chỉ dùng cho một trang và do trình quản lý mật khẩu tạo ra. Ô nào ở đây cũng dán được.</p>`,
        EN: `<ol><li>Press your avatar and choose <strong>Change password</strong>. On a phone: <em>Account</em> at the bottom of the screen.</li><li>Enter your current password, then the new one twice.</li></ol>
<p>Your other sessions end at once. If your password is too easy to guess, you must change it before you can keep playing.</p>
<p>A good password is long, used on one site only, and created by a password manager. You can paste into every field here.</p>`,
      },
    },
    {
      id: 'keep-safe',
      titles: { VI: 'Giữ tài khoản an toàn', EN: 'Keeping your account safe' },
      contents: {
        VI: `<ul><li>Mật khẩu được lưu dưới dạng băm Argon2id, không ai ở đây đọc được. Nhân viên không bao giờ hỏi mật khẩu hay mã xác minh của bạn.</li><li>Đăng nhập, đăng ký và đổi mật khẩu được mã hóa thêm một lớp trong trình duyệt của bạn, trước cả khi ra mạng.</li><li>Trang <a href="/account/security">Bảo mật tài khoản</a> có đăng nhập hai bước bằng ứng dụng trên điện thoại, khóa truy cập (vân tay, khuôn mặt hoặc mã PIN của máy) và danh sách thiết bị đang đăng nhập.</li><li>Mã chạy trên trang không đọc được phiên đăng nhập; phiên tự hết sau 30 phút không dùng.</li><li>Trình đơn tài khoản cho biết giờ và địa chỉ của lần đăng nhập trước. Không phải bạn? Đổi mật khẩu ngay.</li><li>“Nhớ tên đăng nhập” chỉ nhớ tên, trong 24 giờ, không nhớ mật khẩu. Đừng dùng trên máy chung.</li></ul>
<p>Trang thật không xin bạn cài phần mềm điều khiển từ xa và không nhắn tin riêng xin tiền. Gặp trường hợp đó, hãy <a href="/help/feedback?category=ACCOUNT">báo cho chúng tôi</a>.</p>`,
        EN: `<ul><li>Your password is kept as an Argon2id hash that no one here can read. Staff never ask for your password or for a verification code.</li><li>When you log in, register, or change your password, your browser encrypts the data once more before sending it.</li><li><a href="/account/security">Account security</a> offers two-step login with an app on your phone, passkeys (fingerprint, face, or device PIN), and a list of logged-in devices.</li><li>Scripts on the page can’t read your session, and it ends after 30 minutes of inactivity.</li><li>Your account menu shows when and from which address you last logged in. Wasn’t it you? Change your password now.</li><li>“Remember my username” saves only your username, for 24 hours, never your password. Don’t use it on a shared computer.</li></ul>
<p>We never ask you to install remote-control software or message you privately for money. If that happens, <a href="/help/feedback?category=ACCOUNT">tell us</a>.</p>`,
      },
    },
  ],
}
