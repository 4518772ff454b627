import type { Chapter } from './article.ts'

export const start: Chapter = {
  id: 'start',
  names: { VI: 'Bắt đầu', EN: 'Getting started' },
  icon: 'sprout',
  articles: [
    {
      id: 'what-is-this',
      titles: { VI: '{brand} là gì?', EN: 'What is {brand}?' },
      contents: {
        VI: `<p>{brand} là trang trò chơi dùng <strong>tiền demo</strong>. Bạn chơi đúng như thật, nhưng tiền ở đây không đổi ra tiền thật được: nạp và rút chỉ để thử, không có tiền thật nào được chuyển.</p>
<p>Bạn làm được gì ngay hôm nay:</p>
<ul><li>chơi <a href="/rng">nổ hũ</a> và <a href="/mini">mini game</a>, có hoặc không có tài khoản;</li><li>chơi <a href="/vnlottery">xổ số Việt Nam</a> và <a href="/elott">xổ số nhanh</a>, có trò quay mỗi phút;</li><li>tự kiểm chứng kết quả từng ván;</li><li>đặt giới hạn cho tiền và thời gian của mình.</li></ul>
<p>Trang chỉ dành cho người từ {age} tuổi trở lên.</p>`,
        EN: `<p>{brand} is a gaming site that runs on <strong>demo money</strong>. You play just as you would for real, but the money here can’t be exchanged for real money: you can try deposits and withdrawals, but no real money moves.</p>
<p>What you can do today:</p>
<ul><li>play <a href="/rng">slots</a> and <a href="/mini">mini games</a>, with or without an account;</li><li>play the <a href="/vnlottery">Vietnamese lottery</a> and the <a href="/elott">fast lotteries</a>, some of them drawn every minute;</li><li>verify the result of every round yourself;</li><li>set limits on your money and your time.</li></ul>
<p>The site is for people aged {age} or over.</p>`,
      },
    },
    {
      id: 'open-account',
      titles: { VI: 'Mở tài khoản', EN: 'Opening an account' },
      contents: {
        VI: `<p>Bấm <strong>Đăng ký</strong> ở đầu trang. Ô có dấu * là bắt buộc, các ô khác nằm dưới “Thông tin thêm”.</p>
<ol><li><strong>Tên đăng nhập</strong>: 6 đến 16 chữ hoặc số không dấu, bắt đầu bằng chữ cái. Chữ hoa và chữ thường được coi là một.</li><li><strong>Mật khẩu</strong>: 8 đến 20 ký tự, không chứa tên đăng nhập và không nằm trong danh sách mật khẩu dễ đoán.</li><li>Đánh dấu hai ô: bạn đủ {age} tuổi, và bạn đồng ý với <a href="/help/terms">điều khoản sử dụng</a>. Phiên bản bạn đồng ý được lưu lại và luôn đọc lại được.</li></ol>
<p>Khi bạn gửi đơn, trình duyệt giải một phép tính nhỏ trong khoảng một giây để chứng tỏ bạn không phải máy. Sau đó bạn được đăng nhập luôn và có sẵn 10,000,000.00 VND tiền demo.</p>
<p>Báo “Tên đăng nhập này đã được sử dụng”? Hãy thử tên khác. Đơn điền dở được giữ lại trong thẻ này khi bạn đóng cửa sổ, trừ mật khẩu.</p>`,
        EN: `<p>Press <strong>Register</strong> at the top of the page. Fields marked * are required; the others are under “Additional details”.</p>
<ol><li><strong>Username</strong>: 6 to 16 letters or digits, starting with a letter. Capitals don’t matter.</li><li><strong>Password</strong>: 8 to 20 characters. It can’t contain your username or be easy to guess.</li><li>Tick two boxes: that you are {age} or older, and that you agree to the <a href="/help/terms">terms of use</a>. We keep the version you agreed to, and you can read it anytime.</li></ol>
<p>When you submit the form, your browser solves a small puzzle for about a second to show that you’re not a robot. You’re then logged in with 10,000,000.00 VND of demo money.</p>
<p>“This username is taken”? Try another one. If you close the window, this tab keeps what you typed, except passwords.</p>`,
      },
    },
    {
      id: 'free-play',
      titles: { VI: 'Chơi thử không cần tài khoản', EN: 'Demo play without an account' },
      contents: {
        VI: `<p>Bấm <strong>Chơi thử</strong>: trang mở cho bạn một tài khoản tạm với 20,000,000 tiền chơi thử.</p>
<ul><li>Tài khoản tạm mất đi sau 24 giờ, cùng với tiền trong đó.</li><li>Tiền chơi thử không bao giờ đổi thành tiền khác.</li><li>Kết quả được tính bằng đúng một cách như khi chơi thật và cũng kiểm chứng được.</li><li>Việc cần tài khoản thật, như đặt giới hạn hay gửi phản hồi kèm hình, sẽ mời bạn đăng ký.</li></ul>
<p>Đã có tài khoản? Trong một trò chơi bạn vẫn chuyển được giữa <em>chơi thật</em> và <em>chơi thử</em>; tiền chơi thử được nạp đầy lại khi còn dưới 100,000.</p>`,
        EN: `<p>Press <strong>Try free</strong>: the site opens a temporary account for you with 20,000,000 of demo money.</p>
<ul><li>The temporary account expires after 24 hours, along with its money.</li><li>Demo money can’t be exchanged for any other money.</li><li>Results are calculated in exactly the same way as in real play and can be verified too.</li><li>Anything that needs a real account, such as setting limits or sending feedback with images, asks you to register.</li></ul>
<p>Already have an account? In a game you can still switch between <em>real play</em> and <em>demo play</em>; your demo money is topped up when you have less than 100,000.</p>`,
      },
    },
    {
      id: 'write-to-us',
      titles: { VI: 'Liên hệ và gửi phản hồi', EN: 'Contact us and send feedback' },
      contents: {
        VI: `<p>Mở <a href="/help/feedback">Gửi phản hồi</a>, chọn chủ đề và viết từ 10 đến 500 ký tự. Thành viên gửi kèm được tối đa 3 hình png hoặc jpg, mỗi hình không quá 5 MB; vị trí và thông tin máy ảnh trong hình được bỏ đi trước khi lưu.</p>
<p>Bạn nhận được một <strong>mã yêu cầu</strong>. Nếu đã đăng nhập, câu trả lời hiện ở chính trang đó và bạn viết tiếp được cho đến khi yêu cầu đóng. Khách không có trang riêng, nên hãy để lại email hoặc cách liên hệ khác.</p>
<h3>Khiếu nại</h3>
<p>Chọn chủ đề <em>Khiếu nại</em>: bạn được trả lời trong 10 ngày, hạn chót ghi trong yêu cầu. Nếu chưa hài lòng, hãy trả lời yêu cầu rằng bạn muốn một người khác xem lại.</p>`,
        EN: `<p>Open <a href="/help/feedback">Send feedback</a>, choose a topic, and write 10 to 500 characters. Members can add up to 3 PNG or JPG images of up to 5 MB each; we remove location and camera data before saving them.</p>
<p>You get a <strong>request number</strong>. If you’re logged in, our answer appears on the same page, and you can reply until the request is closed. Guests have no such page, so please leave an email address or another way to reach you.</p>
<h3>Complaints</h3>
<p>Choose <em>Complaint</em>: you get an answer within 10 days, and the due date is shown on the request. If you’re not satisfied, reply and ask for someone else to review it.</p>`,
      },
    },
  ],
}
