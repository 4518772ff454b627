import type { Chapter } from './article.ts'

export const agents: Chapter = {
  id: 'agents',
  names: { VI: 'Dành cho đại lý', EN: 'For agents' },
  icon: 'users',
  articles: [
    {
      id: 'agent-rebates',
      titles: { VI: 'Hoàn trả của đại lý', EN: 'Rebates of agents' },
      contents: {
        VI: `<p>Mỗi tài khoản có một <strong>mức hoàn trả</strong> cho từng sản phẩm. Mức của tuyến trên không bao giờ thấp hơn mức của tuyến dưới. Người cược nhận theo mức của mình; mỗi đại lý ở trên nhận phần <strong>chênh lệch</strong> giữa mức của mình và mức đã trả ở bên dưới.</p>
<p>Ví dụ: cược hợp lệ 1,000,000; các mức 7%, 7.5% và 8%. Người cược nhận 70,000, hai đại lý phía trên mỗi người 5,000.</p>
<p>Tăng mức cho tuyến dưới có hiệu lực ngay. Giảm mức cần chủ tài khoản đồng ý, trừ khi thương hiệu cho phép giảm ngay. Cược đã đặt luôn giữ mức cũ.</p>`,
        EN: `<p>Each account has a <strong>rebate rate</strong> for each product. An upline’s rate is never below its downline’s. The bettor gets their own rate; each agent above gets the <strong>difference</strong> between its rate and what was given below it.</p>
<p>An example: a valid bet of 1,000,000 and rates of 7%, 7.5% and 8%. The bettor gets 70,000 and the two agents above 5,000 each.</p>
<p>Raising a downline’s rate applies at once. Lowering it needs the account’s consent, unless the brand lets agents lower freely. Bets already placed keep the old rate.</p>`,
      },
    },
    {
      id: 'agent-contracts',
      titles: { VI: 'Hợp đồng của đại lý', EN: 'Contracts of agents' },
      contents: {
        VI: `<p>Có bốn loại hợp đồng: <strong>cổ tức</strong> (phần của thua ròng), <strong>lương ngày</strong>, <strong>lương giờ</strong> và <strong>lương thời gian thực</strong> (mỗi 5 phút). Tuyến trên trực tiếp, hoặc nhà cái, là bên trả; bạn là bên nhận.</p>
<p>Mỗi hợp đồng có các bậc. Bậc được áp dụng là bậc cao nhất đạt đủ mọi điều kiện: cược hợp lệ, thua ròng và số thành viên hoạt động. Trang <em>Tổng quan đội nhóm</em> cho biết bạn đang ở bậc nào và còn thiếu gì cho bậc kế tiếp.</p>
<p>Đề nghị có hiệu lực 7 ngày. Một bên có thể yêu cầu chấm dứt; nếu bên kia không trả lời trong 72 giờ, hợp đồng chấm dứt. Bạn không thể đề nghị điều khoản tốt hơn điều khoản của chính mình.</p>`,
        EN: `<p>There are four kinds: a <strong>dividend</strong> (a share of the net loss), a <strong>daily wage</strong>, an <strong>hourly salary</strong> and a <strong>real-time salary</strong> (every 5 minutes). Your direct upline, or the house, pays; you receive.</p>
<p>A contract has tiers. The highest tier whose conditions are all met applies: valid bets, net loss and active members. <em>Team overview</em> shows the tier you’ve reached so far and what you still need for the next one.</p>
<p>An offer is open for 7 days. Either side can ask to end the contract. If the other doesn’t answer within 72 hours, it ends. You can’t offer better terms than your own.</p>`,
      },
    },
    {
      id: 'agent-bills',
      titles: { VI: 'Kỳ trả và nợ đọng', EN: 'Bills and arrears' },
      contents: {
        VI: `<p>Khi một kỳ kết thúc, hệ thống tính từng hợp đồng từ số liệu của cả đội nhóm. Cổ tức được tính sau 4 giờ, lương ngày sau 3 giờ rưỡi, lương giờ sau 5 phút, lương thời gian thực sau 30 giây.</p>
<p>Nhà cái trả cho cấp trên cùng; sau đó mỗi bên trả cho tuyến dưới trực tiếp từ ví của mình, hợp đồng cũ nhất trước. Nếu ví không đủ, phần thiếu là <strong>nợ đọng</strong>: mọi khoản tiền đến sau sẽ trả nợ trước tiên. Khi còn nợ, bạn không rút tiền, chuyển tiền hay đề nghị hợp đồng mới được.</p>
<p>Nếu một kỳ được tính lại, bản mới ghi rõ bản cũ và chênh lệch nằm trong kỳ kế tiếp. Bạn nhận tin nhắn khi kỳ được trả, trả một phần, bị từ chối hay được tính lại.</p>`,
        EN: `<p>When a period is over, we calculate each contract from the figures of the entire team: a dividend after four hours, a daily wage after three and a half hours, an hourly salary after five minutes and a real-time salary after 30 seconds.</p>
<p>The house pays those at the top; each then pays its direct downlines from its own wallet, the oldest contract first. If a wallet doesn’t hold enough, the rest becomes <strong>arrears</strong>, which are paid first from any money that arrives later. While you owe, you can’t withdraw, transfer or offer contracts.</p>
<p>When a period is recalculated, the new version shows the old one and the difference is in the next bill. You get a message when a bill is paid, paid in part, denied or recalculated.</p>`,
      },
    },
    {
      id: 'check-a-statement',
      titles: { VI: 'Kiểm tra bản sao kê', EN: 'Checking a statement' },
      contents: {
        VI: `<ol><li>Ở trung tâm đại lý, mở một kỳ cổ tức hoặc lương và bấm <em>Kiểm tra</em>: trình duyệt của bạn tính lại và cho biết có khớp không.</li><li>Muốn giữ lại, bấm <em>Bản sao kê có chữ ký</em> để lưu tệp JSON, hoặc tải CSV.</li><li>Bất kỳ ai cũng có thể thả tệp ấy vào trang <a href="/statement">Kiểm tra bản sao kê</a>. Không cần đăng nhập và tệp không được gửi đi đâu.</li></ol>
<p>Trang đó cho biết dòng nào không khớp: tệp ghi gì và tính lại ra bao nhiêu. Chữ ký cho biết tệp có bị sửa sau khi ký hay không; tệp CSV không có chữ ký.</p>`,
        EN: `<ol><li>In the agent center open a dividend or a salary and press <em>Verify</em>: your browser recalculates it and says whether it matches.</li><li>To keep it, press <em>Signed statement</em> for a JSON file, or export the CSV.</li><li>Anyone can drop that file on the page <a href="/statement">Check a statement</a>. No account is needed, and the file isn’t sent anywhere.</li></ol>
<p>The page shows which lines differ: what the file says and what we calculated. The signature shows whether the file was changed after it was signed; a CSV has none.</p>`,
      },
    },
  ],
}
