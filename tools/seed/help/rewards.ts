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
<ul><li><strong>Điểm danh, mã, lì xì, vòng quay</strong>: nhận ngay bằng một lần bấm.</li><li><strong>Hoàn tiền thua, quà thành viên mới, sinh nhật, bạn bè, bảng xếp hạng, đơn tham gia</strong>: phần thưởng chờ bạn ở mục Quà chờ nhận cho đến hạn.</li><li><strong>Nhiệm vụ</strong>: tiến độ tự tính; phần thưởng của ngày nhận được thêm 24 giờ.</li><li><strong>Thưởng nạp</strong>: chọn trước khi nạp; trang nạp ghi đủ số tiền phải cược.</li></ul>
<p>Tiền thưởng vào ví chính. Trang <strong>Tiền thưởng</strong> cho biết còn phải cược bao nhiêu trước khi rút.</p>`,
        EN: `<p>Current offers are on the <a href="/promotions">Promotions</a> page; each has its own terms, shown before you claim it.</p>
<ul><li><strong>Check-in, codes, red envelopes, the wheel</strong>: claim them with one tap.</li><li><strong>Cashback, gifts for new members, birthdays, friends, leaderboards, entry forms</strong>: the reward waits under Rewards until it expires.</li><li><strong>Missions</strong>: progress is counted automatically; you can claim a day’s reward for another 24 hours.</li><li><strong>Deposit bonuses</strong>: choose one before you deposit; the page shows how much you’ll need to wager.</li></ul>
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
  ],
}
