import type { Chapter } from './article.ts'

export const rewards: Chapter = {
  id: 'rewards',
  names: { VI: 'Khuyến mãi và phần thưởng', EN: 'Promotions and rewards' },
  icon: 'gift',
  articles: [
    {
      id: 'take-rewards',
      titles: { VI: 'Nhận thưởng', EN: 'Getting rewards' },
      contents: {
        VI: `<p>Khuyến mãi đang mở nằm ở trang <a href="/promotions">Khuyến mãi</a>; mỗi khuyến mãi có điều kiện riêng, xem trước khi nhận.</p>
<ul><li><strong>Điểm danh, mã, lì xì, vòng quay</strong>: nhận ngay bằng một lần bấm. Lì xì đang mở cũng rơi trong phòng chat.</li><li><strong>Hoàn tiền thua, quà thành viên mới, sinh nhật, bạn bè, bảng xếp hạng, đơn tham gia</strong>: phần thưởng chờ bạn ở mục Quà chờ nhận cho đến hạn.</li><li><strong>Nhiệm vụ</strong>: tiến độ tự tính; phần thưởng của ngày nhận được thêm 24 giờ.</li><li><strong>Thưởng nạp</strong>: chọn trước khi nạp; trang nạp ghi đủ số tiền phải cược.</li></ul>
<p>Tiền thưởng vào ví chính. Trang <strong>Tiền thưởng</strong> cho biết còn phải cược bao nhiêu trước khi rút.</p>`,
        EN: `<p>Current offers are on the <a href="/promotions">Promotions</a> page; each has its own terms, shown before you claim it.</p>
<ul><li><strong>Check-in, codes, red envelopes, the wheel</strong>: claim them with one tap. Open drops also fall in the chat room.</li><li><strong>Cashback, gifts for new members, birthdays, friends, leaderboards, entry forms</strong>: the reward waits under Rewards until it expires.</li><li><strong>Missions</strong>: progress is counted automatically; you can claim a day’s reward for another 24 hours.</li><li><strong>Deposit bonuses</strong>: choose one before you deposit; the page shows how much you’ll need to wager.</li></ul>
<p>Rewards go to your main wallet. The <strong>Bonuses</strong> page shows how much is left to wager before you withdraw.</p>`,
      },
    },
    {
      id: 'free-rounds',
      titles: { VI: 'Vòng quay và cược miễn phí', EN: 'Free spins and free bets' },
      contents: {
        VI: `<p>Tiền cược của lượt miễn phí do nhà cái trả: số dư của bạn không giảm. Mở trò chơi có lượt miễn phí là dùng được ngay; bấm <strong>Dùng số dư</strong> để chơi bằng tiền của bạn.</p>
<ul><li><strong>Vòng quay miễn phí</strong>: bạn giữ toàn bộ tiền thắng.</li><li><strong>Vé xổ số miễn phí</strong>: chọn trong phiếu cược; bạn giữ tiền thắng trừ tiền cược. Nếu kỳ quay vô hiệu, bạn được dùng lại vé.</li><li><strong>Cược miễn phí</strong>: bạn giữ tiền thắng trừ tiền cược.</li><li>Tổng tiền thắng có mức tối đa, ghi ngay trong trò chơi.</li><li>Tiền thắng vào ví ngay và phải cược theo điều kiện trước khi rút. Cược miễn phí không tính vào cược hợp lệ.</li></ul>
<p>Lượt còn lại và hạn dùng nằm ở mục Quà chờ nhận. Hết hạn thì mất.</p>`,
        EN: `<p>The house pays the stake of a free round, so your balance isn’t charged. Open the game and they’re ready; press <strong>Use my balance</strong> to play with your own money.</p>
<ul><li><strong>Free spins</strong>: you keep all winnings.</li><li><strong>Free lottery tickets</strong>: choose one in the bet slip; you keep the win minus the stake. If the draw is void, you can use the ticket again.</li><li><strong>Free bets</strong>: you keep the win minus the stake.</li><li>Total winnings have a maximum, shown in the game.</li><li>Winnings go to your wallet at once and must be wagered under the terms before you withdraw. Free rounds don’t count as valid bets.</li></ul>
<p>What’s left and when it expires is under Rewards. Unused rounds are lost after that.</p>`,
      },
    },
    {
      id: 'deposit-bonus',
      titles: { VI: 'Thưởng nạp', EN: 'Deposit bonuses' },
      contents: {
        VI: `<p>Chọn một khoản thưởng trước khi nạp; điều kiện hiện đủ ở trang nạp và giữ nguyên như lúc bạn chọn.</p>
<ul><li>Mỗi lần chỉ cược một khoản thưởng. Tiền nạp và tiền thưởng chung một vòng cược.</li><li>Trong lúc cược, mỗi cược có mức tối đa; trò chơi không tính được khóa lại, không trừ gì của bạn.</li><li>Bạn có thể hủy bất cứ lúc nào: tiền thưởng và tiền thắng từ lúc nhận thưởng bị thu lại, tiền nạp và tiền thắng trước đó là của bạn. Trang ghi rõ số tiền trước khi bạn xác nhận.</li></ul>
<p>Cược hai cửa đối nhau, một mình hay cùng người khác, để cược đủ mà không rủi ro là lạm dụng: hai nhân viên xem xét và có thể thu lại khoản thưởng.</p>`,
        EN: `<p>Choose a bonus before you deposit. All its terms are on the deposit page, and they stay as they were when you chose it.</p>
<ul><li>You wager one bonus at a time. Deposit and bonus share one turnover requirement.</li><li>While you wager, each bet has a maximum; games that don’t count are locked, and nothing is taken from you for them.</li><li>You can forfeit a bonus at any time: the bonus and what you’ve won since you got it are removed; your deposit and earlier winnings stay. The page shows the amount before you confirm.</li></ul>
<p>Betting on both sides, alone or with somebody else, to wager without risk is abuse: two of our staff look at it and may take the bonus back.</p>`,
      },
    },
    {
      id: 'missions',
      titles: { VI: 'Điểm danh và nhiệm vụ', EN: 'Check-in and missions' },
      contents: {
        VI: `<p>Điểm danh một lần bấm mỗi ngày; lỡ một ngày thì thang thưởng bắt đầu lại, phần đã nhận vẫn của bạn.</p>
<ul><li>Tiến độ nhiệm vụ tự tính từ tiền nạp, cược, lần thắng, ngày đăng nhập hoặc điểm danh, bạn bè nạp lần đầu, kể từ khi nhiệm vụ mở.</li><li>Nhiệm vụ hồ sơ tính cả những bước bạn đã làm trước đó; nút <strong>Hoàn thiện</strong> mở đúng bước còn thiếu.</li><li>Cược bị hủy và lượt miễn phí không tính.</li><li>Ngày mới bắt đầu lúc 00:00. Phần thưởng chưa nhận của ngày trước giữ thêm 24 giờ.</li><li>Nhiệm vụ có khóa mở ở cấp VIP được ghi; những gì bạn làm trước đó vẫn tính.</li></ul>`,
        EN: `<p>Check-in is one tap a day. If you miss a day the ladder starts again; what you received is yours.</p>
<ul><li>Mission progress is counted automatically from deposits, bets, wins, days logged in, check-ins or friends’ first deposits, from the moment the mission opens.</li><li>A profile mission also counts steps you completed earlier; <strong>Complete</strong> opens the next one.</li><li>Canceled bets and free rounds don’t count.</li><li>A new day starts at 00:00. You can claim the reward of the day before for another 24 hours.</li><li>A locked mission opens at the VIP level shown; what you did before then still counts.</li></ul>`,
      },
    },
    {
      id: 'wheel-and-rankings',
      titles: { VI: 'Vòng quay và bảng xếp hạng', EN: 'The wheel and rankings' },
      contents: {
        VI: `<p>Tỷ lệ của từng giải in cạnh vòng quay. Kết quả đã có trước khi bánh xe quay; bấm <strong>Kiểm tra</strong> để tự tính lại.</p>
<ul><li>Lượt quay đến từ tiền nạp và cược trong ngày, không bán. Sang ngày mới thì hết.</li><li>Giải hết hàng được thay bằng giải cuối; tỷ lệ các giải khác giữ nguyên.</li><li>Bảng xếp hạng tính cược đã có kết quả, hệ số thắng cao nhất hoặc chuỗi thắng dài nhất của kỳ. Bằng điểm thì ai đạt trước đứng trên.</li><li>Giải được trao một giờ sau khi kỳ kết thúc. Bạn có thể ẩn tên trong phần tin nhắn.</li></ul>`,
        EN: `<p>The chance of each prize is printed beside the wheel. The result is set before the wheel turns; press <strong>Check</strong> to calculate it yourself.</p>
<ul><li>Spins come from the day’s deposits and bets and are never sold. They end with the day.</li><li>If a prize has run out, you get the last one on the list instead; the chances of the others don’t change.</li><li>Rankings count settled bets, the highest multiple you won, or your longest winning streak, of the period. With equal points, whoever got there first is ahead.</li><li>Prizes are given one hour after the end. You can hide your name in the message settings.</li></ul>`,
      },
    },
    {
      id: 'bring-friends',
      titles: { VI: 'Giới thiệu bạn bè', EN: 'Inviting friends' },
      contents: {
        VI: `<p>Gửi mã hoặc liên kết của bạn ở mục Giới thiệu bạn bè. Ai đăng ký bằng mã đó là bạn của bạn.</p>
<ul><li>Bạn bè đạt điều kiện khi lần nạp đầu và cược hợp lệ đủ mức trong số ngày ghi trong điều kiện.</li><li>Bạn nhận một phần lần nạp đầu, có mức tối đa, và thưởng thêm ở từng mốc số bạn.</li><li>Bạn thấy trạng thái từng người và phần họ mang lại; số tiền họ nạp và cược là riêng của họ.</li><li>Nếu trùng thiết bị, tài khoản nhận tiền hoặc danh tính, chúng tôi kiểm tra trước khi trao thưởng.</li></ul>`,
        EN: `<p>Share your code or link from Invite friends. Whoever registers with it is your friend.</p>
<ul><li>A friend qualifies when the first deposit and valid bets are large enough within the days the terms name.</li><li>You get a share of the first deposit, up to a maximum, and more at each step of the ladder.</li><li>You see where each friend stands and what they brought; what they deposit and bet is theirs alone.</li><li>If you share a device, payout account or identity with a friend, we check that before a reward is given.</li></ul>`,
      },
    },
    {
      id: 'vip-levels',
      titles: { VI: 'Cấp VIP', EN: 'VIP levels' },
      contents: {
        VI: `<p>Cấp VIP tăng theo tổng cược hợp lệ và tổng tiền nạp; trang <a href="/vip">VIP</a> cho biết còn thiếu bao nhiêu. Không có thời hạn.</p>
<ul><li>Lên cấp được xét mỗi đêm. Quà lên cấp của mỗi cấp trao một lần.</li><li>Giữ cấp bằng cược hợp lệ mỗi tháng. Không đủ thì xuống một cấp, không hơn; sau khi lên cấp được bảo vệ 30 ngày.</li><li>Quà tuần, quà tháng, quà sinh nhật và hoàn trả hằng ngày theo cấp.</li><li>Ưu đãi có khóa ghi cấp mà nó mở.</li></ul>`,
        EN: `<p>Your level rises with all your valid bets and deposits; the <a href="/vip">VIP</a> page shows what is left. There is no deadline.</p>
<ul><li>Levels rise overnight. Each level’s upgrade gift is given once.</li><li>You keep a level by your valid bets of a month. If you fall short you drop one level, never more; for 30 days after a rise you keep it.</li><li>Weekly, monthly and birthday gifts and the daily rebate go by your level.</li><li>Locked promotions show the level they open at.</li></ul>`,
      },
    },
    {
      id: 'points',
      titles: { VI: 'Điểm và đổi quà', EN: 'Points and goods' },
      contents: {
        VI: `<p>Cược đã có kết quả tích điểm theo loại trò chơi và cấp VIP. Điểm không hết hạn; phần lẻ được giữ lại.</p>
<ul><li>Đổi điểm ra tiền ở <a href="/pointMall">Đổi điểm</a>, cần mật khẩu giao dịch; tiền phải cược một lần.</li><li>Quà trừ điểm ngay và ở trạng thái Đang xử lý. Bị từ chối thì điểm được hoàn, kèm lý do.</li><li>Quà có khóa ghi cấp VIP cần có.</li><li>Cược bị hủy thì điểm của cược đó được thu lại.</li></ul>`,
        EN: `<p>Settled bets earn points by game type and VIP level. Points never expire, and parts of a point are kept for you.</p>
<ul><li>Convert points to money in the <a href="/pointMall">Points mall</a> with your transaction password; the money must be wagered once.</li><li>Points for goods are deducted at once, and the redemption is In process. If it’s rejected, you get the points back, with the reason.</li><li>Locked goods say which VIP level they need.</li><li>When a bet is canceled, its points are taken back.</li></ul>`,
      },
    },
  ],
}
