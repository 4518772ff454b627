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
        VI: `<ul><li>Bấm ô tìm kiếm ở đầu trang hoặc phím <code>/</code>. Không cần gõ dấu: “mien bac” tìm thấy “Miền Bắc”.</li><li>Mỗi danh mục có bộ lọc theo nhà cung cấp, chủ đề, độ biến động và tỷ lệ hoàn trả. Bộ lọc nằm trong địa chỉ trang, nên bạn lưu hoặc gửi được cho người khác.</li><li>Trái tim trên một trò thêm nó vào <em>Yêu thích</em>; trò đã chơi nằm ở <em>Chơi gần đây</em>.</li></ul>
<p>Trò ghi <strong>Bảo trì</strong> hiện không chạy ở đây. Bấm vào, bạn được gợi ý trò khác.</p>`,
        EN: `<ul><li>Press the search at the top of the page, or the key <code>/</code>. Accents aren’t needed: “mien bac” finds “Miền Bắc”.</li><li>Every category has filters for provider, theme, volatility and return to player. They’re part of the page address, so you can save or share a search.</li><li>The heart on a game adds it to your <em>Favorites</em>; what you played is under <em>Recently played</em>.</li></ul>
<p>A game marked <strong>Maintenance</strong> isn’t available right now. Press it to see other games.</p>`,
      },
    },
    {
      id: 'sen-vang',
      titles: { VI: 'Cách chơi Sen Vàng', EN: 'How to play Sen Vàng' },
      contents: {
        VI: `<p>Năm cột, ba hàng, 20 dòng thắng; luôn chơi đủ mọi dòng. Mức cược từ 1,000 đến 500,000.</p>
<ul><li>Một dòng trả cho chuỗi dài nhất cùng biểu tượng tính từ cột trái, từ ba biểu tượng trở lên. Thắng ở các dòng được cộng lại.</li><li>Biểu tượng thay thế có ở cột 2, 3 và 4, thay được mọi biểu tượng trừ ngọc trăng.</li><li>Ba, bốn, năm ngọc trăng ở bất kỳ đâu trả 2, 10, 100 lần mức cược và cho 10, 15, 20 vòng quay miễn phí, trong đó mọi khoản thắng nhân ba.</li></ul>
<p>Tỷ lệ hoàn trả là {rtp}%: tính trung bình trên toàn bộ 33,554,432 tổ hợp, chứ không phải trên số ván bạn chơi. Bảng trả thưởng và phiên bản của nó nằm trong mục <em>Luật chơi</em> của trò.</p>`,
        EN: `<p>Five reels, three rows, 20 lines; all lines are always played. Stakes go from 1,000 to 500,000.</p>
<ul><li>A line pays for its longest run of three or more matching symbols from the left reel. Wins on all lines are added together.</li><li>The wild appears on reels 2, 3 and 4 and substitutes for every symbol except the moon pearl.</li><li>Three, four or five moon pearls anywhere pay 2, 10 or 100 times the stake and award 10, 15 or 20 free spins, in which every win is tripled.</li></ul>
<p>The return to player is {rtp}%: the average over all 33,554,432 combinations, not over the rounds you happen to play. The paytable and its version are in the game under <em>Rules</em>.</p>`,
      },
    },
    {
      id: 'cho-noi',
      titles: { VI: 'Cách chơi Chợ Nổi', EN: 'How to play Chợ Nổi' },
      contents: {
        VI: `<p>Bàn sáu cột, năm hàng. Không có dòng thắng: từ tám biểu tượng giống nhau trở lên ở bất kỳ đâu là thắng. Mức cược từ 1,000 đến 500,000.</p>
<ul><li>Biểu tượng thắng biến mất, phần còn lại rơi xuống và biểu tượng mới rơi vào. Cứ thế đến khi không còn gì thắng.</li><li>Bốn, năm, từ sáu ghe chợ trở lên trả 3, 5, 100 lần mức cược và mở mười vòng quay miễn phí.</li><li>Trong lượt miễn phí có nón vàng mang hệ số từ 2 đến 100. Tổng các hệ số trên bàn nhân tiền thắng của lượt đó. Ba ghe chợ trở lên thêm năm lượt, tối đa 200 lượt một vòng.</li></ul>
<p>Tỷ lệ hoàn trả là {marketRtp}%, đo qua 200 triệu vòng mô phỏng, sai số khoảng 0.1%. Bảng trả thưởng, độ biến động và khả năng đạt mức cao nhất nằm trong mục <em>Luật chơi</em> của trò.</p>`,
        EN: `<p>Six columns, five rows, no lines: eight or more matching symbols anywhere win. Stakes go from 1,000 to 500,000.</p>
<ul><li>Winning symbols disappear, the rest fall, and new ones drop in until nothing wins.</li><li>Four, five, or six or more market boats pay 3, 5 or 100 times the stake and start ten free spins.</li><li>In free spins golden hats bring multipliers from 2 to 100. All multipliers on the board are added up and applied to the spin’s win. Three or more boats add five spins, up to 200 in a round.</li></ul>
<p>The return to player is {marketRtp}%, measured over 200 million simulated rounds, within about 0.1%. Paytable, volatility and the chance of the maximum are in the game under <em>Rules</em>.</p>`,
      },
    },
    {
      id: 'roi-nuoc',
      titles: { VI: 'Cách chơi Rối Nước', EN: 'How to play Rối Nước' },
      contents: {
        VI: `<p>Năm cột, bốn hàng, 1,024 cách thắng: một biểu tượng thắng khi có ở ba cột trở lên liền nhau tính từ cột trái, hàng nào cũng được.</p><ul><li>Ba, bốn, năm ngọc lửa cho 10, 15, 20 vòng quay miễn phí; trong đó mỗi thủy đình tính như ba biểu tượng.</li><li>Bạn có thể trả thêm để dễ trúng quay miễn phí, hoặc mua ngay nơi trang cho phép. Tiền cược là toàn bộ số tiền trả.</li></ul><p>Tỷ lệ hoàn trả là {puppetRtp}%, tính trên toàn bộ 102,400,000 tổ hợp; của từng cách cược nằm trong <em>Luật chơi</em>.</p>`,
        EN: `<p>Five reels, four rows, 1,024 ways: a symbol wins on three or more adjacent reels from the left, in any row.</p><ul><li>Three, four or five fire pearls give 10, 15 or 20 free spins, in which each water pavilion counts as three symbols.</li><li>You can pay more to trigger free spins more often, or buy them outright where the site allows it. Your stake is the full amount you pay.</li></ul><p>The return to player is {puppetRtp}%, calculated over all 102,400,000 combinations; the figure for each bet mode is in the game under <em>Rules</em>.</p>`,
      },
    },
    {
      id: 'mua-vang',
      titles: { VI: 'Cách chơi Mùa Vàng', EN: 'How to play Mùa Vàng' },
      contents: {
        VI: `<p>Ba luống, mỗi luống năm ô: ba biểu tượng giống nhau trở lên liền kề trên một luống là thắng.</p><ul><li>Từ sáu thúng thóc vàng trở lên mở mùa gặt: thúng nằm yên, ô trống được quay lại ba lượt; có thúng mới thì lại đủ ba lượt.</li><li>Hết lượt, mọi thúng được cộng lại. Đầy cả mười lăm ô được thêm 1,000 lần mức cược.</li></ul><p>Tỷ lệ hoàn trả là {harvestRtp}%, tính chính xác; của từng cách cược nằm trong <em>Luật chơi</em>.</p>`,
        EN: `<p>Three furrows of five cells: three or more matching symbols side by side in a furrow win.</p><ul><li>Six or more golden baskets start the harvest: baskets stay, empty cells respin three times, and each new basket resets the respins to three.</li><li>At the end all baskets are added up. Filling all fifteen cells pays an extra 1,000 times the stake.</li></ul><p>The return to player is {harvestRtp}%, calculated exactly; the figure for each bet mode is in the game under <em>Rules</em>.</p>`,
      },
    },
    {
      id: 'mat-rung',
      titles: { VI: 'Cách chơi Mật Rừng', EN: 'How to play Mật Rừng' },
      contents: {
        VI: `<p>Bàn sáu cột, sáu hàng. Từ năm biểu tượng giống nhau liền kề trở lên là một cụm thắng.</p><ul><li>Cụm thắng vỡ ra, phần còn lại rơi xuống và biểu tượng mới rơi vào, cho đến khi không còn cụm nào. Giọt mật tính vào mọi cụm liền kề.</li><li>Mỗi biểu tượng vỡ là một giọt vào hũ. Đủ 24 giọt trong một vòng được mười vòng quay miễn phí, trong đó các lượt rơi nhân 1, 2, 4, 8, rồi 16 lần.</li></ul><p>Tỷ lệ hoàn trả là {honeyRtp}%, tính trên toàn bộ 262,144 bàn; của từng cách cược nằm trong <em>Luật chơi</em>.</p>`,
        EN: `<p>Six columns, six rows. Five or more of a symbol that touch side by side are a winning cluster.</p><ul><li>Clusters burst, the rest fall, and new symbols drop in until no cluster is left. Honey drops count for every cluster they touch.</li><li>Every symbol that bursts puts a drop into the jar. Twenty-four in one spin start ten free spins, in which drops pay 1, 2, 4, 8 and then 16 times.</li></ul><p>The return to player is {honeyRtp}%, calculated over all 262,144 boards; the figure for each bet mode is in the game under <em>Rules</em>.</p>`,
      },
    },
    {
      id: 'gamble',
      titles: { VI: 'Nhân đôi tiền thắng', EN: 'Gambling a win' },
      contents: {
        VI: `<p>Sau một vòng quay thắng, nếu trang cho phép, bạn có thể đem cả tiền thắng ra đoán một lá bài: đoán đúng màu nhận gấp đôi, đoán đúng chất nhận gấp bốn, đoán sai thì mất. Mỗi lá đều có cơ hội như nhau nên tỷ lệ hoàn trả đúng 100%.</p><ul><li>Tối đa năm lượt và 64 lần tiền thắng, không vượt quá mức thắng tối đa của trò.</li><li>Tiền thắng đã nằm trong ví; mỗi lượt trừ số tiền đem ra cược và trả ngay phần thắng. Rời đi lúc nào cũng được, không có gì bị treo.</li><li>Lá bài rút từ chính cặp hạt giống của trò nên kiểm chứng được. Lượt này không tính vào vòng cược, điểm hay hũ; giới hạn của bạn vẫn áp dụng.</li></ul>`,
        EN: `<p>After a winning spin, where the site allows it, you can stake the whole win on one card: the right color pays twice, the right suit four times, any other card loses it. Every card has the same chance, so the return to player is exactly 100%.</p><ul><li>At most five steps and 64 times the win, never above the game’s own maximum.</li><li>The win is already in your wallet; each step takes what you stake and pays at once what it wins. You can leave at any time, nothing stays pending.</li><li>The card is drawn by the game’s own seed pair, so you can verify it. It earns no turnover, points or jackpot chances; your limits apply.</li></ul>`,
      },
    },
    {
      id: 'roulette',
      titles: { VI: 'Cách chơi Roulette Châu Âu', EN: 'How to play European Roulette' },
      contents: {
        VI: `<p>Bánh xe có 37 số từ 0 đến 36, mọi số có cơ hội như nhau. Mỗi cửa trúng khi số ra nằm trong cửa đó; tiền nhận về là tiền cược nhân hệ số, đã gồm tiền cược. Số 0 không đỏ, không đen, không chẵn, không lẻ. Mọi cửa đều hoàn trả 97.30%.</p><p>Vòng bánh xe: chạm một số để đặt số đó và các số lân cận. Cược theo vùng dùng số phỉnh cố định: vùng số 0 chín phỉnh, vùng đối diện sáu, hai cung lẻ năm, cạnh số 0 bốn.</p>`,
        EN: `<p>The wheel has 37 numbers from 0 to 36, all equally likely. A bet wins when it includes the number drawn and pays its stake times its multiplier, stake included. Zero is neither red nor black, even nor odd. Every bet returns 97.30%.</p><p>Racetrack: tap a number to bet on it and its neighbors. Call bets use a fixed number of chips: voisins nine, tiers six, orphelins five, jeu zéro four.</p>`,
      },
    },
    {
      id: 'baccarat',
      titles: { VI: 'Cách chơi Baccarat Trăng', EN: 'How to play Moon Baccarat' },
      contents: {
        VI: `<p>Mỗi ván dùng tám bộ bài mới xáo. Át tính 1 điểm, lá 10 và lá hình tính 0; điểm của mỗi bên là chữ số cuối của tổng. Bên nào gần 9 hơn thì thắng.</p><ul><li>Nếu một bên có 8 hoặc 9 điểm với hai lá đầu, không bên nào rút thêm. Nhà con rút khi có 0–5. Nhà cái rút khi có 0–2; có 3 thì rút trừ khi lá thứ ba của nhà con là 8; có 4 thì rút nếu lá đó là 2–7; có 5 nếu là 4–7; có 6 nếu là 6–7. Nếu nhà con không rút, nhà cái rút khi có 0–5.</li><li>Khi hòa, cược nhà con và nhà cái được hoàn lại. Cửa nhà cái thắng bị trừ 5% hoa hồng. Đôi nghĩa là hai lá đầu của bên đó giống nhau, ví dụ hai lá K.</li></ul><p>Cửa nhà cái có tỷ lệ hoàn trả {baccaratRtp}%; tỷ lệ của các cửa khác nằm trong <em>Luật chơi</em> của trò.</p>`,
        EN: `<p>Each round is dealt from eight freshly shuffled decks. Aces count 1, tens and face cards 0. A hand’s value is the last digit of its total, and the hand closer to 9 wins.</p><ul><li>If either side has 8 or 9 with two cards, no one draws. The player draws on 0–5. The banker draws on 0–2; on 3 unless the player’s third card is an 8; on 4 if it’s 2–7; on 5 if it’s 4–7; on 6 if it’s 6–7. If the player stands, the banker draws on 0–5.</li><li>On a tie, bets on player and banker are returned. Winning banker bets pay a 5% commission. A pair means that side’s first two cards have the same rank.</li></ul><p>Bets on the banker return {baccaratRtp}%; the return of every other bet is in the game under <em>Rules</em>.</p>`,
      },
    },
    {
      id: 'blackjack',
      titles: { VI: 'Cách chơi Blackjack', EN: 'How to play Blackjack' },
      contents: {
        VI: `<p>Tám bộ bài, xáo lại mỗi ván. Ai gần 21 điểm hơn thì thắng, quá 21 là quắc. Át tính 1 hoặc 11, lá hình tính 10. Blackjack trả 3:2, các ván thắng khác trả 1:1, bằng điểm thì hoàn cược. Nhà cái dừng ở mọi 17 điểm và kiểm tra blackjack khi lá mở là Át hoặc lá 10 điểm.</p><ul><li>Gấp đôi: tăng gấp đôi mức cược và nhận đúng một lá; được phép cả sau khi tách. Tách: hai lá cùng điểm thành hai tay, tối đa bốn tay. Át đã tách chỉ nhận thêm một lá, và 21 điểm khi đó không tính là blackjack. Tay 21 điểm tự dừng. Nếu số dư không đủ cho một nước đi, nước đi đó bị từ chối và ván giữ nguyên.</li><li>Bảo hiểm: khi lá mở của nhà cái là Át, bạn có thể đặt thêm nửa mức cược cho mỗi tay, quyết định một lần cho mọi tay. Trả 2:1 nếu nhà cái có blackjack. Lợi thế nhà cái ở cược bảo hiểm là 7.47%.</li><li>Ván chưa xong được giữ 24 giờ kể từ lúc chia bài. Quá thời gian đó, mọi tay tự dừng, không mua bảo hiểm và ván được trả thưởng. Khi ván còn mở, không đổi được hạt giống.</li></ul><p>Chơi tối ưu, tỷ lệ hoàn trả là {blackjackRtp}%; chơi khác đi thì tỷ lệ thấp hơn. Bảng trả thưởng nằm trong <em>Luật chơi</em> của trò.</p>`,
        EN: `<p>Eight decks, shuffled for every round. The hand closer to 21 wins; over 21 is a bust. Aces count 1 or 11, face cards 10. Blackjack pays 3:2, any other win 1:1, and a tie returns the stake. The dealer stands on every 17 and checks for blackjack when showing an ace or a ten.</p><ul><li>Double: double your stake and get exactly one more card; also allowed after a split. Split: two cards of the same value become two hands, up to four. Split aces get one card each, and 21 then doesn’t count as blackjack. A hand of 21 stands automatically. If your balance is too low for a move, the move is declined and the round stays as it is.</li><li>Insurance: when the dealer shows an ace, you can bet half a stake per hand, decided once for all hands. It pays 2:1 if the dealer has blackjack. The house edge of insurance is 7.47%.</li><li>An unfinished round is kept for 24 hours from the deal. After that, every hand stands, no insurance is taken, and the round is paid. You can’t change the seed while a round is open.</li></ul><p>With optimal play, the return to player is {blackjackRtp}%; any other play returns less. The paytable is in the game under <em>Rules</em>.</p>`,
      },
    },
    {
      id: 'video-poker',
      titles: { VI: 'Cách chơi Poker Đôi J', EN: 'How to play Jacks or Better' },
      contents: {
        VI: `<p>Bạn nhận năm lá từ bộ bài 52 lá, chọn lá muốn giữ rồi rút. Các lá còn lại được thay một lần và bài cuối cùng được trả theo bảng. Lá thay đã được định sẵn từ hạt giống trước khi bạn chọn.</p><p>Ván chưa xong được giữ 24 giờ kể từ lúc chia bài. Quá thời gian đó, cả năm lá được giữ và bài được trả theo bảng. Khi ván còn mở, không đổi được hạt giống.</p><p>Chơi tối ưu, tỷ lệ hoàn trả là {pokerRtp}%; chơi khác đi thì tỷ lệ thấp hơn. Bảng trả thưởng nằm trong <em>Luật chơi</em> của trò.</p>`,
        EN: `<p>You get five cards from a 52-card deck. Choose which to hold, then draw: the others are replaced once, and the final hand pays by the table. The replacement cards come from the seed and are set before you choose.</p><p>An unfinished round is kept for 24 hours from the deal. After that, all five cards are held and the hand pays by the table. You can’t change the seed while a round is open.</p><p>With optimal play, the return to player is {pokerRtp}%; any other play returns less. The paytable is in the game under <em>Rules</em>.</p>`,
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
