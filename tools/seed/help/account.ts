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
<ul><li><strong>Tên hoặc mật khẩu sai</strong>: kiểm tra phím Caps Lock và bộ gõ tiếng Việt. Nút hình con mắt cho bạn xem mật khẩu vừa gõ.</li><li><strong>Quên mật khẩu</strong>: bấm “Quên mật khẩu?” trong cửa sổ đăng nhập; liên kết để đặt mật khẩu mới được gửi đến email của tài khoản.</li><li><strong>Phải nhập mã trong hình</strong>: sau một lần sai. Không phân biệt chữ hoa chữ thường; bấm đổi hình nếu khó đọc.</li><li><strong>Thử quá nhiều lần</strong>: sau năm lần sai, nơi bạn đang đăng nhập phải chờ 30 phút. Người khác gõ sai tên của bạn không khóa được bạn.</li><li><strong>Đang nghỉ hoặc tự loại trừ</strong>: trang nói đến khi nào. Xem <a href="/help/take-a-break">Tạm nghỉ và tự loại trừ</a>.</li><li><strong>Bị đăng xuất</strong>: mỗi tài khoản chỉ có một phiên. Đăng nhập nơi khác sẽ đóng phiên cũ; không dùng 30 phút cũng vậy.</li></ul>
<p>Vẫn không được? <a href="/help/feedback?category=ACCOUNT">Liên hệ chúng tôi</a>, không cần đăng nhập. Đừng bao giờ gửi mật khẩu.</p>`,
        EN: `<p>For safety the site answers the same whether a name doesn’t exist or a password is wrong. Go through these:</p>
<ul><li><strong>Incorrect username or password</strong>: look at Caps Lock and at your keyboard’s language. The eye shows what you typed.</li><li><strong>Forgotten password</strong>: press “Forgot your password?” in the login window; a link to set a new one goes to the email address of the account.</li><li><strong>Characters in a picture</strong> are asked for after one failure. Capitals make no difference; take another picture if one is hard to read.</li><li><strong>Too many tries</strong>: after five failures the place you log in from has to wait 30 minutes. Someone else who types your name wrongly can’t lock you out.</li><li><strong>On a break or excluded</strong>: the page says until when. See <a href="/help/take-a-break">Breaks and self-exclusion</a>.</li><li><strong>Logged out</strong>: an account has one session at a time. Logging in elsewhere closes the older one, and so do 30 minutes without use.</li></ul>
<p>Still no luck? <a href="/help/feedback?category=ACCOUNT">Contact us</a>; you needn’t be logged in. Never send a password.</p>`,
      },
    },
    {
      id: 'change-password',
      titles: { VI: 'Đổi mật khẩu', EN: 'Changing your password' },
      contents: {
        VI: `<ol><li>Bấm vào hình đại diện của bạn, chọn <strong>Đổi mật khẩu</strong>. Trên điện thoại: thẻ <em>Tài khoản</em> ở cuối màn hình.</li><li>Nhập mật khẩu hiện tại, rồi nhập mật khẩu mới hai lần.</li></ol>
<p>Các phiên khác của bạn bị đóng ngay. Nếu mật khẩu đang dùng quá dễ đoán, trang yêu cầu đổi trước khi chơi tiếp, và cửa sổ đó không đóng được.</p>
<p>Một mật khẩu tốt dài, chỉ dùng cho một trang, và do trình quản lý mật khẩu tạo ra: mọi ô ở đây đều cho dán.</p>`,
        EN: `<ol><li>Press your avatar and choose <strong>Change password</strong>. On a phone: <em>Account</em> at the bottom of the screen.</li><li>Enter the password in use, then the new one twice.</li></ol>
<p>Your other sessions are closed at once. If the password in use is too easy to guess, the site asks for another before you play on, and that window can’t be closed.</p>
<p>A good password is long, used on one site only and made by a password manager: pasting works in every field here.</p>`,
      },
    },
    {
      id: 'keep-safe',
      titles: { VI: 'Giữ tài khoản an toàn', EN: 'Keeping your account safe' },
      contents: {
        VI: `<ul><li>Mật khẩu được lưu dưới dạng băm Argon2id, không ai ở đây đọc được. Nhân viên không bao giờ hỏi mật khẩu hay mã xác minh của bạn.</li><li>Đăng nhập, đăng ký và đổi mật khẩu được mã hóa thêm một lớp trong trình duyệt của bạn, trước cả khi ra mạng.</li><li>Trang <a href="/account/security">Bảo mật tài khoản</a> có bước xác minh thứ hai bằng ứng dụng trên điện thoại, passkey (vân tay, khuôn mặt hoặc mã PIN của máy) và danh sách thiết bị đang đăng nhập.</li><li>Phiên đăng nhập không đọc được bằng mã chạy trên trang và tự hết sau 30 phút không dùng.</li><li>Sau khi đăng nhập, trang cho bạn biết lần đăng nhập trước: giờ và địa chỉ. Không phải bạn? Đổi mật khẩu ngay.</li><li>“Nhớ tên đăng nhập” chỉ nhớ tên, trong 24 giờ, không nhớ mật khẩu. Đừng dùng trên máy chung.</li></ul>
<p>Trang thật không xin bạn cài phần mềm điều khiển từ xa và không nhắn tin riêng xin tiền. Gặp trường hợp đó, hãy <a href="/help/feedback?category=ACCOUNT">báo cho chúng tôi</a>.</p>`,
        EN: `<ul><li>Your password is kept as an Argon2id hash that no one here can read. Staff never ask for your password or for a verification code.</li><li>Logging in, registering and changing the password are encrypted once more in your browser, before anything goes out.</li><li><a href="/account/security">Account security</a> has a second step by an app on your phone, passkeys (fingerprint, face or your device’s PIN) and the list of devices that are logged in.</li><li>Code in the page can’t read your session, and it ends by itself after 30 minutes without use.</li><li>After you log in the site tells you of the last time: when, and from which address. Was it not you? Change your password now.</li><li>“Remember my username” keeps the name only, for 24 hours, never the password. Don’t use it on a shared computer.</li></ul>
<p>The real site doesn’t ask you to install remote-control software and doesn’t send private messages asking for money. If that happens, <a href="/help/feedback?category=ACCOUNT">tell us</a>.</p>`,
      },
    },
  ],
}
