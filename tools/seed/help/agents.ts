import type { Chapter } from './article.ts'

export const agents: Chapter = {
  id: 'agents',
  names: { VI: 'Dành cho đại lý', EN: 'For agents' },
  icon: 'users',
  articles: [
    {
      id: 'open-accounts',
      titles: { VI: 'Mở tài khoản và liên kết', EN: 'Opening accounts and links' },
      contents: {
        VI: `<p>Trong trung tâm đại lý, trang <em>Mở tài khoản</em> có hai cách:</p>
<ul><li><strong>Mở trực tiếp:</strong> chọn tên đăng nhập, thành viên hay đại lý, và các mức hoàn trả. Mật khẩu chỉ hiện một lần và phải đổi khi đăng nhập lần đầu. Mỗi ngày mở được tối đa 50 tài khoản.</li><li><strong>Qua liên kết:</strong> tạo liên kết hoặc mã QR với mức hoàn trả, số ngày và số lượt dùng. Ai đăng ký qua đó sẽ là tuyến dưới trực tiếp của bạn. Bạn có tối đa 30 liên kết đang dùng; danh sách cho biết số lượt mở, số người đăng ký và số người nạp đầu.</li></ul>
<p>Không thể cấp mức cao hơn mức của chính bạn. Nếu mức của bạn giảm sau đó, liên kết cấp theo mức bạn đang có khi được dùng. Liên kết đã có người dùng thì không xóa được, nhưng đóng lúc nào cũng được.</p>
<p>Dưới tổng đại lý mười cấp thì không mở thêm đại lý. Bạn có thể thêm tối đa mười trợ lý và chọn trang cho từng người; mọi thay đổi của trợ lý đều được ghi lại.</p>`,
        EN: `<p>In the agent center, <em>Register account</em> offers two ways:</p>
<ul><li><strong>Direct:</strong> choose a username, member or agent, and the rates. The password is shown once and must be changed at first login. You can open up to 50 accounts a day.</li><li><strong>By link:</strong> create a link or QR code with rates, a validity in days and a number of uses. Whoever registers with it becomes your direct downline. You can have up to 30 open links; the list shows how often each was opened, who registered and who made a first deposit.</li></ul>
<p>You can’t give a higher rate than your own. If yours is lowered later, a link gives the rate you have when it’s used. A link that was used can’t be deleted, but you can close it at any time.</p>
<p>No agents can be opened more than ten levels below a general agent. You can add up to ten assistants and choose the pages each can open; everything they change is logged.</p>`,
      },
    },
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
        EN: `<p>There are four types of contract: a <strong>dividend</strong> (a share of the net loss), a <strong>daily salary</strong>, an <strong>hourly salary</strong> and a <strong>real-time salary</strong> (every 5 minutes). Your direct upline, or the house, pays; you receive.</p>
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
        EN: `<p>When a period is over, we calculate each contract from the figures of the entire team: a dividend after four hours, a daily salary after three and a half hours, an hourly salary after five minutes and a real-time salary after 30 seconds.</p>
<p>The house pays those at the top; each then pays its direct downlines from its own wallet, the oldest contract first. If a wallet doesn’t hold enough, the rest becomes <strong>arrears</strong>, which are paid first from any money that arrives later. While you owe, you can’t withdraw, transfer or offer contracts.</p>
<p>When a period is recalculated, the new version shows the old one and the difference is in the next bill. You get a message when a bill is paid, paid in part, rejected or recalculated.</p>`,
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
    {
      id: 'affiliates',
      titles: { VI: 'Tiếp thị liên kết', EN: 'Affiliates' },
      contents: {
        VI: `<p>Tài khoản tiếp thị liên kết giới thiệu thành viên qua liên kết hoặc mã và không đặt cược. Nhà cái trả mỗi tháng một lần, theo một trong ba gói:</p>
<ul><li><strong>Chia sẻ doanh thu:</strong> một phần của thua ròng sau phí.</li><li><strong>CPA:</strong> một khoản cố định cho mỗi thành viên mới đạt điều kiện.</li><li><strong>Kết hợp:</strong> cả hai; gói ghi rõ CPA được cộng thêm hay trừ vào phần chia.</li></ul>
<p>Thành viên mới đạt điều kiện khi khoản nạp đầu và cược hợp lệ đủ mức của gói trong thời hạn. Mỗi người chỉ tính một lần: trùng người, thiết bị hay tài khoản ngân hàng với tài khoản trước đó thì không tính. <em>Hồ sơ hoa hồng</em> liệt kê từng thành viên mới, tên được che, và lý do đạt hay không đạt.</p>
<p>Bạn có thể tự <a href="/help/check-a-statement">kiểm tra bản sao kê</a> của từng tháng.</p>`,
        EN: `<p>An affiliate brings members by a link or code and doesn’t play. The house pays once a month, by one of three plans:</p>
<ul><li><strong>Revenue share:</strong> a share of the net loss, after fees.</li><li><strong>CPA:</strong> a fixed amount for each new member who qualifies.</li><li><strong>Hybrid:</strong> both; the plan says whether CPA is added to the share or counted against it.</li></ul>
<p>New members qualify when their first deposit and their valid bets reach the plan’s amounts in time. Each person counts once ever: someone with the same identity, device or bank account as an earlier account doesn’t count. <em>Commission record</em> shows each new member, masked, and why they qualified or didn’t.</p>
<p>You can <a href="/help/check-a-statement">check the statement</a> of each month yourself.</p>`,
      },
    },
    {
      id: 'agent-credit',
      titles: { VI: 'Tín dụng và quyết toán tuần', EN: 'Credit and weekly settlement' },
      contents: {
        VI: `<p>Một số nhánh chơi bằng tín dụng thay cho tiền mặt. Tài khoản như vậy không nạp, không rút, cũng không có hoàn trả và hợp đồng.</p>
<ul><li><strong>Hạn mức:</strong> bạn cấp cho tuyến dưới trực tiếp, tối đa bằng phần còn lại của bạn.</li><li><strong>Thế cược:</strong> phần lãi/lỗ bạn nhận ở từng sản phẩm. Tổng các phần trong một nhánh không quá 100%; nhà cái nhận phần còn lại. Thay đổi có hiệu lực từ ngày hôm sau.</li><li><strong>Quyết toán:</strong> mỗi tuần chốt lúc 00:00 thứ Hai. Bảng quyết toán ghi lãi/lỗ của người chơi, phần của bạn, và bạn với tuyến trên ai nợ ai. Trả xong, tuyến dưới báo và tuyến trên xác nhận; hạn mức của người chơi được khôi phục.</li></ul>
<p>Cược có kết quả muộn hoặc được sửa sẽ nằm ở tuần sau; bảng quyết toán ghi rõ cược thuộc tuần nào.</p>`,
        EN: `<p>Some lines play on credit instead of cash. Such an account makes no deposits and withdrawals, and earns neither rebates nor contracts.</p>
<ul><li><strong>Credit:</strong> you give it to your direct downlines, up to what’s left of your own.</li><li><strong>Position:</strong> the share of profit and loss you take, for each product. All shares of a line come to at most 100%; the house takes the rest. A change counts from the next day.</li><li><strong>Settlement:</strong> each week ends on Monday at 00:00. The statement shows the players’ profit and loss, your part, and what you and your upline owe each other. When it’s paid, the downline reports it and the upline confirms. A player’s credit is then restored.</li></ul>
<p>A bet that is settled late, or corrected, is part of a later week; the statement names the week it belongs to.</p>`,
      },
    },
  ],
}
