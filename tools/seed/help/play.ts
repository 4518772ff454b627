import type { OwnGame } from '@senluna/games/own-game.ts'
import { OWN_GAMES } from '@senluna/games/own-games.ts'
import { returnX100 } from '../sheet.ts'
import type { Chapter, Written } from './article.ts'

/** How a game of ours is played, as its folder says it; nothing of one that says nothing. */
function ownArticle({ game, certificate, help }: OwnGame): Written[] {
  if (!help) return []
  const { VI, EN, ...others } = help
  const titles = { VI: VI.title, EN: EN.title }
  const rtp = (returnX100(certificate) / 100).toFixed(2)
  return [{ id: game.code, titles, contents: { VI: VI.content, EN: EN.content }, others, rtp }]
}

export const play: Chapter = {
  id: 'play',
  names: { VI: 'Chơi trò chơi', EN: 'Playing' },
  icon: 'gamepad',
  articles: [
    {
      id: 'find-a-game',
      titles: { VI: 'Tìm một trò chơi', EN: 'Finding a game' },
      contents: {
        VI: `<ul><li>Bấm ô tìm kiếm ở đầu trang hoặc phím <code>/</code>. Không cần gõ dấu: “mien bac” tìm thấy “Miền Bắc”.</li><li>Mỗi danh mục có bộ lọc theo nhà cung cấp, chủ đề, độ biến động và tỷ lệ hoàn trả. Bộ lọc nằm trong địa chỉ trang, nên bạn lưu hoặc gửi được cho người khác.</li><li>Trái tim trên một trò thêm nó vào <em>Yêu thích</em>; trò đã chơi nằm ở <em>Chơi gần đây</em>.</li></ul>
<p>Trò ghi <strong>Bảo trì</strong> hiện không chạy ở đây. Bấm vào, bạn được gợi ý trò khác.</p>`,
        EN: `<ul><li>Press the search at the top of the page, or the key <code>/</code>. Accents aren’t needed: “mien bac” finds “Miền Bắc”.</li><li>Every category has filters for provider, theme, volatility and return to player. They’re part of the page address, so you can save or share a search.</li><li>The heart on a game adds it to your <em>Favorites</em>; what you played is under <em>Recently played</em>.</li></ul>
<p>A game marked <strong>Maintenance</strong> isn’t available right now. Press it to see other games.</p>`,
      },
    },
    ...OWN_GAMES.flatMap(ownArticle),
    {
      id: 'gamble',
      titles: { VI: 'Nhân đôi tiền thắng', EN: 'Gambling a win' },
      contents: {
        VI: `<p>Sau một vòng quay thắng, nếu trang cho phép, bạn có thể đem cả tiền thắng ra đoán một lá bài: đoán đúng màu nhận gấp đôi, đoán đúng chất nhận gấp bốn, đoán sai thì mất. Mỗi lá đều có cơ hội như nhau nên tỷ lệ hoàn trả đúng 100%.</p><ul><li>Tối đa năm lượt và 64 lần tiền thắng, không vượt quá mức thắng tối đa của trò.</li><li>Tiền thắng đã nằm trong ví; mỗi lượt trừ số tiền đem ra cược và trả ngay phần thắng. Rời đi lúc nào cũng được, không có gì bị treo.</li><li>Lá bài rút từ chính cặp hạt giống của trò nên kiểm chứng được. Lượt này không tính vào vòng cược, điểm hay hũ; giới hạn của bạn vẫn áp dụng.</li></ul>`,
        EN: `<p>After a winning spin, where the site allows it, you can stake the whole win on one card: the right color pays twice, the right suit four times, any other card loses it. Every card has the same chance, so the return to player is exactly 100%.</p><ul><li>At most five steps and 64 times the win, never above the game’s own maximum.</li><li>The win is already in your wallet; each step takes what you stake and pays at once what it wins. You can leave at any time, nothing stays pending.</li><li>The card is drawn by the game’s own seed pair, so you can verify it. It earns no turnover, points or jackpot chances; your limits apply.</li></ul>`,
      },
    },
    {
      id: 'quick-games',
      titles: { VI: 'Mini game', EN: 'Mini games' },
      contents: {
        VI: `<p>Xúc xắc, Chạm Trăng, plinko, vòng quay, sấp ngửa, oẳn tù tì, vé cào và keno xong ngay trong một lần bấm: chọn cách cược, đặt mức cược rồi chơi. Hệ số hiện ra trước khi bạn cược.</p><ul><li>Dò mìn, bài cao thấp và leo tháp đi từng bước: mỗi bước đúng nâng hệ số, bạn nhận thưởng lúc nào cũng được, sai một bước là mất mức cược.</li><li>Ván chưa xong được giữ 24 giờ; hết giờ, ván dừng ở đâu trả ở đó, chưa đi bước nào thì hoàn cược.</li></ul><p>Tỷ lệ hoàn trả của từng cách cược nằm trong <em>Luật chơi</em> của mỗi trò; ván nào cũng kiểm chứng được.</p>`,
        EN: `<p>Dice, Limbo, Plinko, the wheel, heads or tails, rock-paper-scissors, scratch cards and keno are over with one press: choose how to bet, set the stake and play. The multiplier is shown before you bet.</p><ul><li>Mines, hi-lo and the tower go step by step: each right step raises the multiplier, you can cash out whenever you like, and a wrong step loses the stake.</li><li>A round you haven’t finished is kept for 24 hours. After that it’s paid where it stands; without a step your stake comes back.</li></ul><p>The return to player of each bet is in the game under <em>Rules</em>; every round can be verified.</p>`,
      },
    },
    {
      id: 'speed-and-autoplay',
      titles: { VI: 'Tốc độ và quay tự động', EN: 'Speed and autoplay' },
      contents: {
        VI: `<p>Hai vòng quay luôn cách nhau ít nhất {seconds} giây, dù bạn bấm nhanh đến đâu. {quickStop}</p><p>{autoplay}</p><p>Đồng hồ trên thanh trò chơi cho biết bạn đã chơi bao lâu và đang lãi hay lỗ.</p>`,
        EN: `<p>There is a gap of at least {seconds} s between spins, however fast you press. {quickStop}</p><p>{autoplay}</p><p>The clock in the game’s bar shows how long you’ve played and your profit or loss.</p>`,
      },
    },
    {
      id: 'interrupted-round',
      titles: { VI: 'Mất mạng giữa ván', EN: 'When a round is cut off' },
      contents: {
        VI: `<p>Một ván không bao giờ mất. Tiền cược, kết quả và tiền thắng được ghi cùng một lúc, trước khi hình quay hiện ra.</p>
<ul><li>Mất mạng hay đóng trang? Mở lại trò chơi: ván dở được chơi tiếp đến hết, sau đó bạn cược ván mới.</li><li>Bấm quay mà không thấy trả lời? Trang tự hỏi lại với đúng mã ván đó, nên bạn không bị trừ tiền hai lần.</li><li>Mở cùng một trò ở hai thẻ? Thẻ mở sau được chơi tiếp, thẻ trước báo phiên đã hết.</li></ul>
<p>Bạn có thể đối chiếu trong <a href="/records/bets">Lịch sử cược</a>.</p>`,
        EN: `<p>A round is never lost. Stake, result and winnings are recorded in one step, before the reels are shown.</p>
<ul><li>Connection lost, page closed? Open the game again: the round plays to its end, then you can bet again.</li><li>Pressed Spin and nothing happened? The page asks again with the same round number, so you never pay twice.</li><li>The same game in two tabs? The newer tab keeps playing; the older one says its session has ended.</li></ul>
<p>You can compare with your <a href="/records/bets">bet history</a>.</p>`,
      },
    },
    {
      id: 'vietnamese-lottery',
      titles: { VI: 'Cách chơi xổ số Việt Nam', EN: 'How to play the Vietnamese lottery' },
      contents: {
        VI: `<ol><li>Mở <a href="/vnlottery">Xổ số Việt Nam</a>, chọn miền, đài và kiểu cược.</li><li>Chọn số trên bảng, hoặc gõ ở <em>Nhập nhanh</em>, ví dụ <code>58 07 lo 10n</code>.</li><li>Đặt số điểm. Phiếu cược cho biết tiền cược, tiền trả mỗi lần trúng và mức trúng cao nhất.</li><li>Bấm <em>Đặt cược</em> trước giờ khóa. Vé có mã và nằm trong <a href="/records/bets">Lịch sử cược</a>.</li></ol>
<ul><li><strong>Lô</strong>: hai, ba hay bốn số cuối của bất kỳ giải nào. Về mấy lần trả bấy nhiêu lần.</li><li><strong>Đề</strong>: hai số cuối giải đặc biệt.</li><li><strong>Xiên</strong>: mọi số đã chọn đều phải về. <strong>Trượt</strong>: không số nào về.</li><li><strong>Đá</strong> (miền Nam, miền Trung): cặp số cùng về; đá xiên tính chung hai đài.</li></ul>
<p>“1 ăn 99” nghĩa là mỗi lần trúng trả 99 lần tiền một đơn vị, đã gồm tiền cược của đơn vị ấy. Luật đầy đủ của từng kiểu nằm trong <em>Luật chơi</em> trên bảng.</p>
<p>Kết quả từng ngày, thống kê, dò số và nhắc giờ khóa cược nằm ở <a href="/results">Kết quả xổ số</a>. Thống kê chỉ nhìn lại: mỗi kỳ quay đều độc lập.</p>`,
        EN: `<ol><li>Open the <a href="/vnlottery">Vietnamese lottery</a>, choose a region, a station and a bet type.</li><li>Pick numbers on the board, or type them in <em>Quick entry</em>, such as <code>58 07 lo 10n</code>.</li><li>Set the points. The slip shows the stake, what each hit pays and the maximum payout.</li><li>Press <em>Place bet</em> before betting closes. The ticket has a number and is listed in your <a href="/records/bets">bet history</a>.</li></ol>
<ul><li><strong>Lô</strong>: the last two, three or four digits of any prize. Each hit pays.</li><li><strong>Đề</strong>: the last two digits of the special prize.</li><li><strong>Xiên</strong>: every number you picked must come up. <strong>Trượt</strong>: none of them may come up.</li><li><strong>Đá</strong> (South and Central): two numbers that come up together; đá xiên takes two stations together.</li></ul>
<p>Payouts include the stake. The full rules of each type are under <em>Rules</em> on the board.</p>
<p>Results of every day, statistics, a number check and reminders before betting closes are under <a href="/results">Lottery results</a>. Statistics only look back: every draw is independent.</p>`,
      },
    },
    {
      id: 'fast-lotteries',
      titles: { VI: 'Xổ số nhanh', EN: 'Fast lotteries' },
      contents: {
        VI: `<p>Ngoài các đài hằng ngày, chúng tôi tự quay nhiều loại: đua xe, xúc xắc, keno và các đài nhanh, từ 45 giây đến 10 phút một kỳ. Tất cả nằm ở <a href="/elott">Xổ số</a>.</p>
<ul><li>Đồng hồ cho biết còn bao lâu thì khóa cược. Vé đến sau giờ khóa không được nhận và không mất tiền.</li><li><em>Nuôi nhiều kỳ</em> đặt cùng một vé cho nhiều kỳ liên tiếp, có thể dừng khi trúng.</li><li>Mã băm của hạt giống được công bố trước khi mở cược. Sau kỳ quay, bấm <em>Bằng chứng</em> trên vé để tự tính lại kết quả.</li></ul>
<p>Kỳ nào không quay được thì vô hiệu và tiền cược được hoàn đủ.</p>`,
        EN: `<p>Besides the daily stations we draw many games ourselves: races, dice, keno and fast stations, every 45 seconds to 10 minutes. You find them all under <a href="/elott">Lottery</a>.</p>
<ul><li>The clock shows how long betting is open. A ticket that arrives after it closes isn’t taken and costs nothing.</li><li><em>Multi-draw chase</em> places the same ticket on several draws in a row and can stop at a win.</li><li>The hash of the seed is published before betting opens. After the draw, press <em>Evidence</em> on your ticket to recalculate the result yourself.</li></ul>
<p>A draw that can’t be held is void, and stakes are returned in full.</p>`,
      },
    },
  ],
}
