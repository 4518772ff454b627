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
<ul><li><strong>Điểm danh, mã, lì xì, vòng quay</strong>: nhận ngay bằng một lần bấm.</li><li><strong>Hoàn trả, quà thành viên mới, sinh nhật, bạn bè, bảng xếp hạng, đơn đăng ký</strong>: phần thưởng chờ bạn ở Trung tâm thưởng cho đến hạn.</li><li><strong>Nhiệm vụ</strong>: tiến độ tự tính; phần thưởng của ngày nhận được thêm 24 giờ.</li><li><strong>Thưởng nạp</strong>: chọn trước khi nạp; trang nạp ghi đủ số tiền phải cược.</li></ul>
<p>Tiền thưởng vào ví chính. Trang <strong>Chi tiết thưởng</strong> cho biết còn phải cược bao nhiêu trước khi rút.</p>`,
        EN: `<p>What is on stands on the page <a href="/promotions">Promotions</a>; each has terms of its own, shown before you take it.</p>
<ul><li><strong>Check-in, codes, red envelopes, the wheel</strong>: one press gives them.</li><li><strong>Cashback, gifts for new members, birthdays, friends, rankings, forms</strong>: the reward waits in the Reward center until its time is over.</li><li><strong>Missions</strong>: progress counts by itself; a day’s reward can be claimed for another 24 hours.</li><li><strong>Deposit bonuses</strong>: choose one before you deposit; the page says all that must be wagered.</li></ul>
<p>Rewards go to your main wallet. <strong>Bonus details</strong> says how much is left to wager before you withdraw.</p>`,
      },
    },
    {
      id: 'free-rounds',
      titles: { VI: 'Lượt quay và cược miễn phí', EN: 'Free spins and free bets' },
      contents: {
        VI: `<p>Tiền cược của lượt miễn phí do nhà cái trả: số dư của bạn không giảm. Mở trò chơi có lượt miễn phí là dùng được ngay; bấm <strong>Dùng số dư</strong> để chơi bằng tiền của bạn.</p>
<ul><li><strong>Lượt quay miễn phí</strong>: bạn giữ toàn bộ tiền thắng.</li><li><strong>Vé xổ số miễn phí</strong>: chọn trong phiếu cược; bạn giữ tiền thắng trừ tiền cược. Kỳ bị hủy thì vé dùng lại được.</li><li><strong>Cược miễn phí</strong>: bạn giữ tiền thắng trừ tiền cược.</li><li>Tổng tiền thắng có mức tối đa, ghi ngay trong trò chơi.</li><li>Tiền thắng vào ví ngay và phải cược theo điều kiện trước khi rút. Cược miễn phí không tính vào cược hợp lệ.</li></ul>
<p>Lượt còn lại và hạn dùng ở Trung tâm thưởng. Hết hạn thì mất.</p>`,
        EN: `<p>The house pays the stake of a free round: your balance doesn’t fall. Open the game and they are ready; press <strong>Use my balance</strong> to play with your own money.</p>
<ul><li><strong>Free spins</strong>: you keep all of a win.</li><li><strong>Free lottery tickets</strong>: choose one in the bet slip; you keep the win less the stake. If the draw is void, you can use it again.</li><li><strong>Free bets</strong>: you keep the win less the stake.</li><li>All rounds together win up to a most, shown in the game.</li><li>Wins go to your wallet at once and must be wagered by the terms before you withdraw. Free rounds are no valid bets.</li></ul>
<p>How many are left, and until when, is in the Reward center. What isn’t played by then is gone.</p>`,
      },
    },
  ],
}
