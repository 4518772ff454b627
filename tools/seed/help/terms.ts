import type { Written } from './article.ts'

/**
 * The terms of use of a demonstration, as of `version`. A change of them is a new version, never a
 * change of this text.
 */
export const TERMS: Omit<Written, 'id'> & { version: string } = {
  version: '2026-11-01',
  titles: { VI: 'Điều khoản sử dụng', EN: 'Terms of use' },
  contents: {
    VI: `<p>Khi mở tài khoản, bạn đồng ý với những điều dưới đây. Phiên bản bạn đồng ý được lưu cùng tài khoản và luôn đọc lại được ở trang này.</p>
<h2>1. Đây là bản trình diễn</h2>
<p>{brand} chạy bằng tiền trình diễn. Số tiền hiện ra không có giá trị, không nạp, không rút, không chuyển cho người khác và không đổi ra tiền hay hàng hóa. Không ai ở đây được phép thu tiền thật của bạn.</p>
<h2>2. Ai được chơi</h2>
<p>Người từ {age} tuổi trở lên, ở nơi pháp luật cho phép. Mỗi người một tài khoản, do chính mình dùng. Không dùng phần mềm tự động để chơi.</p>
<h2>3. Tài khoản của bạn</h2>
<p>Giữ mật khẩu cho riêng mình. Hãy báo cho chúng tôi nếu bạn nghĩ có người khác vào được. Việc làm trong tài khoản của bạn được coi là của bạn cho đến khi bạn báo.</p>
<h2>4. Trò chơi và kết quả</h2>
<p>Luật, bảng trả thưởng và tỷ lệ hoàn trả nằm trong từng trò. Kết quả tính từ hạt giống đã công bố mã băm trước ván và kiểm chứng được. Ván đã ghi là ván có hiệu lực, dù hình ảnh có hiện hết hay không. Nếu một lỗi làm kết quả khác với luật đã công bố, kết quả đúng theo luật được ghi bằng một dòng điều chỉnh mà bạn thấy được.</p>
<h2>5. Giới hạn và nghỉ ngơi</h2>
<p>Giới hạn, thời gian nghỉ và tự loại trừ bạn đặt ra được thi hành ngay và không ai rút ngắn. Mở tài khoản khác để tránh chúng là vi phạm điều khoản này.</p>
<h2>6. Khi chúng tôi đóng tài khoản</h2>
<p>Tài khoản dùng để lừa dối, tấn công trang hoặc làm hại người khác có thể bị đóng; bạn được cho biết lý do. Bạn có thể đóng tài khoản của mình bất cứ lúc nào.</p>
<h2>7. Khiếu nại</h2>
<p>Gửi ở trang <a href="/help/feedback?category=COMPLAINT">Gửi phản hồi</a>. Bạn được trả lời trong 10 ngày và có quyền yêu cầu một người khác xem lại.</p>
<h2>8. Thay đổi</h2>
<p>Điều khoản mới là một phiên bản mới với ngày riêng. Phiên bản cũ vẫn đọc được ở đây và vẫn áp dụng cho những gì đã xảy ra dưới phiên bản đó.</p>`,
    EN: `<p>By opening an account you agree to what follows. The version you agreed to is kept with your account and can always be read on this page.</p>
<h2>1. This is a demonstration</h2>
<p>{brand} runs on demonstration money. The amounts shown have no value; they can’t be paid in, paid out, passed on or changed into money or goods. Nobody here may take real money from you.</p>
<h2>2. Who may play</h2>
<p>People aged {age} or over, where the law allows it. One account for each person, used by that person. No software that plays by itself.</p>
<h2>3. Your account</h2>
<p>Keep your password to yourself. Tell us if you think that somebody else got in. What is done in your account counts as yours until you tell us.</p>
<h2>4. Games and results</h2>
<p>Rules, paytable and return to player are in each game. Results are worked out from seeds whose hash was published before the round, and can be verified. A round that is recorded stands, whether its pictures were shown to the end or not. If a fault makes a result differ from the published rules, the result by the rules is put in place by a line of its own that you can see.</p>
<h2>5. Limits and breaks</h2>
<p>Limits, breaks and exclusions that you set are carried out at once, and nobody shortens them. Opening another account to get around them breaks these terms.</p>
<h2>6. When we close an account</h2>
<p>An account that is used to deceive, to attack the site or to harm others can be closed; we say why. You can close your own account at any time.</p>
<h2>7. Complaints</h2>
<p>Send them on the page <a href="/help/feedback?category=COMPLAINT">Send feedback</a>. You get an answer within 10 days and may ask for another person to look at it.</p>
<h2>8. Changes</h2>
<p>New terms are a new version with a date of its own. Earlier versions stay readable here and still hold for what happened under them.</p>`,
  },
}
