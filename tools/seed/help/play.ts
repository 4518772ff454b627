import type { Chapter } from './article.ts'

export const play: Chapter = {
  id: 'play',
  names: { VI: 'Chơi trò chơi', EN: 'Playing' },
  icon: 'gamepad',
  articles: [
    {
      id: 'find-a-game',
      titles: { VI: 'Tìm một trò chơi', EN: 'Finding a game' },
      contents: {
        VI: `<ul><li>Bấm ô tìm kiếm ở đầu trang hoặc phím <code>/</code>. Không cần gõ dấu: “ga choi” tìm thấy “Gà Chọi”.</li><li>Mỗi danh mục có bộ lọc theo nhà cung cấp, chủ đề, độ biến động và tỷ lệ hoàn trả. Bộ lọc nằm trong địa chỉ trang, nên bạn lưu hoặc gửi được cho người khác.</li><li>Trái tim trên một trò thêm nó vào <em>Yêu thích</em>; trò đã chơi nằm ở <em>Chơi gần đây</em>.</li></ul>
<p>Trò ghi <strong>Bảo trì</strong> hiện không chạy ở đây. Bấm vào, bạn được gợi ý trò khác.</p>`,
        EN: `<ul><li>Press the search at the top of the page, or the key <code>/</code>. Accents aren’t needed: “ga choi” finds “Gà Chọi”.</li><li>Every category has filters for provider, theme, volatility and return to player. They stand in the page’s address, so you can save a search or send it to someone.</li><li>The heart on a game adds it to your <em>Favorites</em>; what you played is under <em>Recently played</em>.</li></ul>
<p>A game marked <strong>Maintenance</strong> doesn’t run here at the moment. Press it and you are offered others.</p>`,
      },
    },
    {
      id: 'sen-vang',
      titles: { VI: 'Cách chơi Sen Vàng', EN: 'How to play Sen Vàng' },
      contents: {
        VI: `<p>Năm cuộn, ba hàng, 20 dòng thắng; mọi dòng luôn được chơi. Mức cược từ 1,000 đến 500,000.</p>
<ul><li>Một dòng trả cho chuỗi dài nhất cùng biểu tượng tính từ cuộn trái, từ ba trở lên. Thắng ở các dòng được cộng lại.</li><li>Biểu tượng thay thế có ở cuộn 2, 3 và 4, thay được mọi biểu tượng trừ ngọc trăng.</li><li>Ba, bốn, năm ngọc trăng ở bất kỳ đâu trả 2, 10, 100 lần mức cược và cho 10, 15, 20 vòng quay miễn phí, trong đó mọi khoản thắng nhân ba.</li></ul>
<p>Tỷ lệ hoàn trả là {rtp} %: tính trung bình trên toàn bộ 33,554,432 tổ hợp, chứ không phải trên số ván bạn chơi. Bảng trả thưởng và mã của cấu hình nằm trong mục <em>Luật chơi</em> của trò.</p>`,
        EN: `<p>Five reels, three rows, 20 lines; all lines are always played. Stakes go from 1,000 to 500,000.</p>
<ul><li>A line pays the longest run of one symbol from the left reel on, three or more. Wins of different lines add up.</li><li>The wild is on reels 2, 3 and 4 and stands for every symbol but the moon pearl.</li><li>Three, four or five moon pearls anywhere pay 2, 10 or 100 times the stake and give 10, 15 or 20 free spins, in which every win counts three times.</li></ul>
<p>The return to player is {rtp} %: the average over all 33,554,432 combinations, not over the rounds you happen to play. Paytable and the hash of the configuration are in the game under <em>Rules</em>.</p>`,
      },
    },
    {
      id: 'speed-and-autoplay',
      titles: { VI: 'Tốc độ và quay tự động', EN: 'Speed and autoplay' },
      contents: {
        VI: `<p>Từ lần bấm quay này đến lần sau luôn cách ít nhất {seconds} giây, dù bạn bấm nhanh đến đâu. {quickStop}</p><p>{autoplay}</p><p>Đồng hồ trên thanh trò chơi cho biết bạn đã chơi bao lâu và kết quả đến lúc này.</p>`,
        EN: `<p>From one press to the next at least {seconds} seconds pass, however fast you press. {quickStop}</p><p>{autoplay}</p><p>The clock in the game’s bar tells how long you have played and how it stands.</p>`,
      },
    },
    {
      id: 'interrupted-round',
      titles: { VI: 'Mất mạng giữa ván', EN: 'When a round is cut off' },
      contents: {
        VI: `<p>Một ván không bao giờ mất. Tiền cược, kết quả và tiền thắng được ghi cùng một lúc, trước khi hình quay hiện ra.</p>
<ul><li>Mất mạng hay đóng trang? Mở lại trò chơi: ván dở được chiếu tiếp, rồi mới cược được ván mới.</li><li>Bấm quay mà không thấy trả lời? Trang tự hỏi lại bằng đúng mã ván ấy, nên bạn không bị trừ tiền hai lần.</li><li>Mở cùng một trò ở hai thẻ? Thẻ mở sau giữ chỗ, thẻ trước báo phiên đã hết.</li></ul>
<p>Bạn có thể đối chiếu trong <a href="/records/bets">Lịch sử cược</a>.</p>`,
        EN: `<p>A round is never lost. Stake, result and winnings are recorded in one step, before the reels are shown.</p>
<ul><li>Connection lost, page closed? Open the game again: the round is shown to its end, then you can stake again.</li><li>You pressed Spin and nothing came back? The page asks again under the same round’s number, so you never pay twice.</li><li>The same game in two tabs? The later one keeps the seat; the earlier one says that its session is over.</li></ul>
<p>You can compare with your <a href="/records/bets">bet history</a>.</p>`,
      },
    },
  ],
}
