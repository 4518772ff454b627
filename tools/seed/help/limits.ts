import type { Chapter } from './article.ts'

export const limits: Chapter = {
  id: 'limits',
  names: { VI: 'Chơi có chừng mực', EN: 'Playing within limits' },
  icon: 'heart-handshake',
  articles: [
    {
      id: 'set-limits',
      titles: { VI: 'Đặt giới hạn', EN: 'Setting limits' },
      contents: {
        VI: `<p>Ở trang <a href="/account/limits">Giới hạn và tạm nghỉ</a> bạn tự đặt giới hạn cho: tiền thua trong 24 giờ, 7 ngày và 30 ngày; mỗi lần cược; số phút đăng nhập mỗi ngày; và tiền nạp.</p>
<ul><li><strong>Chặt hơn</strong>: có hiệu lực ngay từ lần cược tới.</li><li><strong>Nới lỏng hoặc bỏ</strong>: phải chờ 24 giờ, rồi bạn xác nhận lần nữa trong vòng một tuần. Trong lúc chờ, giới hạn cũ vẫn áp dụng.</li><li>Giới hạn thua tính tiền cược trừ tiền trả, ở mọi trò chơi cộng lại, và được kiểm tra trước mỗi lần cược.</li></ul>
<p>Giới hạn chỉ áp dụng cho chơi thật; chơi thử không tính vào.</p>
<p>Bạn đã nạp, rút và lãi lỗ bao nhiêu, xem ở <strong>Lãi/lỗ của tôi</strong>. Sao kê từng tháng ở đó tải được dạng CSV và PDF.</p>`,
        EN: `<p>On the <a href="/account/limits">Limits and breaks</a> page, you can set your own limits: on losses in 24 hours, 7 days and 30 days; on each bet; on the minutes you’re logged in per day; and on deposits.</p>
<ul><li><strong>Stricter</strong>: applies from your next bet.</li><li><strong>Looser or none</strong>: wait 24 hours, then confirm it once more within a week. Until then, your current limit applies.</li><li>A loss limit counts stakes minus payouts across all games and is checked before every bet.</li></ul>
<p>Limits apply to real play only; demo play doesn’t count.</p>
<p>See your deposits, withdrawals, and profit or loss under <strong>Profit and loss</strong>. The monthly statement there can be saved as CSV or PDF.</p>`,
      },
    },
    {
      id: 'take-a-break',
      titles: { VI: 'Tạm nghỉ và tự loại trừ', EN: 'Breaks and self-exclusion' },
      contents: {
        VI: `<p><strong>Tạm nghỉ</strong> từ 1 ngày đến 3 tháng. Hết hạn thì tự mở lại.</p>
<p><strong>Tự loại trừ</strong> 6 tháng, 1 năm, 5 năm hoặc vĩnh viễn. Hết hạn không tự mở: bạn đăng nhập để xin mở lại, rồi chờ thêm 24 giờ.</p>
<p>Cả hai có hiệu lực ngay khi bạn xác nhận bằng mật khẩu: mọi phiên bị đóng, không đăng nhập, không cược và không nạp được. Không ai rút ngắn được, kể cả chúng tôi. Ván đang dở vẫn được trả đủ, và tiền của bạn vẫn là của bạn.</p>
<p>Nếu chơi không còn vui, hãy nói với ai đó: cuối trang <a href="/account/limits">Giới hạn và tạm nghỉ</a> có những nơi sẵn sàng lắng nghe, bảo mật và phần lớn miễn phí.</p>`,
        EN: `<p>A <strong>break</strong> lasts from 1 day to 3 months and ends automatically.</p>
<p>A <strong>self-exclusion</strong> lasts 6 months, 1 year, 5 years or permanently. It doesn’t end automatically: after the term, log in, ask to return, and wait another 24 hours.</p>
<p>Both start at once when you confirm with your password: all sessions end, and you can’t log in, bet, or deposit. No one can shorten it, not even us. An open round is still paid in full, and your money stays yours.</p>
<p>If it stops being fun, talk to someone: at the end of <a href="/account/limits">Limits and breaks</a> you’ll find people who listen, in confidence and mostly for free.</p>`,
      },
    },
    {
      id: 'reality-check',
      titles: { VI: 'Nhắc thời gian chơi', EN: 'Reality checks' },
      contents: {
        VI: `<p>Sau mỗi {checkMinutes} phút chơi, trò chơi dừng lại và cho bạn xem: đã chơi bao lâu, đã cược, đã nhận và kết quả. Bạn chọn chơi tiếp, xem lịch sử hoặc đăng xuất; chưa chọn thì chưa cược được.</p>
<p>Khoảng nhắc đổi được ở trang <a href="/account/limits">Giới hạn và tạm nghỉ</a>. Không tắt hẳn được.</p>`,
        EN: `<p>After every {checkMinutes} minutes of play the game stops and shows you how long you have played, your stakes, payouts, and profit or loss. Continue, view your bet history, or log out; you can’t bet until you choose.</p>
<p>You can change the interval on the page <a href="/account/limits">Limits and breaks</a>. It can’t be switched off.</p>`,
      },
    },
  ],
}
