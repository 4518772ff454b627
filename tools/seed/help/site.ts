import type { Chapter } from './article.ts'

export const site: Chapter = {
  id: 'site',
  names: { VI: 'Trang và thiết bị', EN: 'Site and devices' },
  icon: 'smartphone',
  articles: [
    {
      id: 'languages-and-themes',
      titles: { VI: 'Ngôn ngữ và giao diện', EN: 'Language and theme' },
      contents: {
        VI: `<p>Đổi ngôn ngữ bằng nút có mã ngôn ngữ ở đầu trang; trên điện thoại, mở <em>Danh mục</em> và kéo xuống cuối.</p>
<p>Giao diện <strong>tối</strong> hoặc <strong>sáng</strong> đổi trong trình đơn tài khoản. Trình duyệt này nhớ cả hai lựa chọn. Nếu máy của bạn được đặt giảm chuyển động, trang cũng tự giảm.</p>`,
        EN: `<p>Change the language with the button that shows its code at the top of the page; on a phone, open <em>Categories</em> and go to the end.</p>
<p>Change between <strong>dark</strong> and <strong>light</strong> in the account menu. This browser remembers both. If your device is set to reduce motion, the site moves less too.</p>`,
      },
    },
    {
      id: 'install-app',
      titles: { VI: 'Đặt trang lên màn hình chính', EN: 'Putting the site on your home screen' },
      contents: {
        VI: `<p>Trang <a href="/app">Tải ứng dụng</a> có mã QR và từng bước cho iPhone, Android và máy tính. Ứng dụng chính là trang này ở chế độ toàn màn hình: không cần cửa hàng ứng dụng, luôn là bản mới nhất.</p>
<p>Gỡ ra như gỡ mọi ứng dụng khác. Trên iPhone, xóa hồ sơ trong <em>Cài đặt → Cài đặt chung → Quản lý VPN và thiết bị</em>.</p>`,
        EN: `<p>The page <a href="/app">Get the app</a> has a QR code and every step for iPhone, Android and computers. The app is this site in full screen: no app store needed, and always up to date.</p>
<p>Remove it like any other app. On an iPhone delete the profile under <em>Settings → General → VPN &amp; Device Management</em>.</p>`,
      },
    },
    {
      id: 'keyboard',
      titles: { VI: 'Dùng bằng bàn phím', EN: 'Using the keyboard' },
      contents: {
        VI: `<table><thead><tr><th scope="col">Phím</th><th scope="col">Làm gì</th></tr></thead><tbody><tr><td><code>/</code> hoặc <code>Ctrl K</code></td><td>mở tìm kiếm</td></tr><tr><td><code>Esc</code></td><td>đóng cửa sổ; trong trò chơi, bấm hai lần để ra thanh trò chơi</td></tr><tr><td>mũi tên, <code>Home</code>, <code>End</code></td><td>di chuyển trong lưới trò chơi và các thẻ</td></tr><tr><td><code>Enter</code>, phím cách</td><td>mở hoặc bấm</td></tr></tbody></table><p>Trong danh sách trò chơi: <code>D</code> chơi thử, <code>F</code> thêm vào yêu thích. Phím chữ trong trò chơi tắt sẵn, bật trong bảng <em>Phím tắt</em> của trò.</p>`,
        EN: `<table><thead><tr><th scope="col">Key</th><th scope="col">What it does</th></tr></thead><tbody><tr><td><code>/</code> or <code>Ctrl K</code></td><td>opens the search</td></tr><tr><td><code>Esc</code></td><td>closes a window; in a game press it twice to reach the game bar</td></tr><tr><td>arrows, <code>Home</code>, <code>End</code></td><td>move in grids of games and in tabs</td></tr><tr><td><code>Enter</code>, space</td><td>open or press</td></tr></tbody></table><p>In a list of games: <code>D</code> for demo play, <code>F</code> for favorites. Letter keys inside a game are off until you turn them on under <em>Keyboard shortcuts</em>.</p>`,
      },
    },
    {
      id: 'slow-or-offline',
      titles: { VI: 'Trang chậm hoặc mất mạng', EN: 'Slow or offline' },
      contents: {
        VI: `<p>Khi mất mạng, một dải nhỏ dưới đầu trang báo cho bạn. Danh sách đã tải vẫn đọc được; cược và tiền tạm khóa đến khi có mạng lại, rồi số dư được làm mới.</p>
<p>Trang tải quá 10 giây thì nhắc mạng chậm. Nếu một phần không tải được, bấm <em>Thử lại</em> hoặc <em>Tải lại</em>. Báo lỗi có <strong>mã tham chiếu</strong>: gửi kèm mã đó khi <a href="/help/feedback">liên hệ chúng tôi</a> để tìm đúng chỗ.</p>`,
        EN: `<p>When you’re offline, a thin bar under the header tells you. Loaded lists stay readable; betting and payments are paused until you’re back, and your balance is then refreshed.</p>
<p>After 10 seconds of loading, the page tells you that the network is slow. If a part can’t be loaded, press <em>Try again</em> or <em>Reload</em>. Errors carry a <strong>reference</strong>: include it when you <a href="/help/feedback">contact us</a>, so we can look in the right place.</p>`,
      },
    },
  ],
}
