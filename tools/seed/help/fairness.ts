import type { Chapter } from './article.ts'

export const fairness: Chapter = {
  id: 'fairness',
  names: { VI: 'Công bằng và kiểm chứng', EN: 'Fairness' },
  icon: 'shield-check',
  articles: [
    {
      id: 'verify-a-round',
      titles: { VI: 'Kiểm chứng một ván', EN: 'Verifying a round' },
      contents: {
        VI: `<ol><li>Trong trò chơi, mở bảng <strong>Kiểm chứng</strong> và đổi hạt giống. Máy chủ công bố hạt giống cũ; trước đó bạn không thể biết nó.</li><li>Mở ván ấy trong <a href="/records/bets">Lịch sử cược</a> và bấm <em>Kiểm chứng ván này</em>, hoặc dán mã ván vào trang <a href="/fairness">Kiểm chứng</a>.</li><li>Trình duyệt của bạn tự tính lại ván và cho biết mã băm, các số rút ra và tiền trả có khớp không.</li></ol>
<p>Trang kiểm chứng không dùng chung mã với máy chủ, trừ luật chơi. Không cần đăng nhập: ai có mã hạt giống đã công bố đều kiểm tra được. Trang đó không cho biết người chơi hay số tiền.</p>`,
        EN: `<ol><li>In the game open <strong>Fairness</strong> and change the seed. The server then reveals the old one; until then, not even you could know it.</li><li>Open that round in your <a href="/records/bets">bet history</a> and press <em>Verify this round</em>, or paste its ID on the page <a href="/fairness">Verify a round</a>.</li><li>Your own browser recalculates the round and shows whether the hash, numbers and payout match.</li></ol>
<p>That page shares only the game rules with our server. No account is needed: anyone with the ID of a revealed seed can check it. It shows nothing about the player or the amounts.</p>`,
      },
    },
    {
      id: 'how-results-are-made',
      titles: { VI: 'Kết quả được tạo ra thế nào', EN: 'How results are made' },
      contents: {
        VI: `<p>Trước ván đầu, máy chủ chọn một <strong>hạt giống bí mật</strong> và công bố mã băm SHA-256 của nó: từ lúc đó, mọi thay đổi đều bị phát hiện. Trình duyệt của bạn góp <strong>hạt giống riêng</strong>, bạn đổi được bất cứ lúc nào. Mỗi vòng quay có một <strong>số thứ tự</strong>.</p>
<p>Kết quả chỉ tính từ ba yếu tố này. Người chơi là ai, ván trước thắng hay thua, cược nhiều hay ít đều không ảnh hưởng, và không ai có cài đặt nào để can thiệp.</p>
<p>Vì vậy không có “máy đang nóng” hay “sắp đến lượt trúng”. Mỗi ván độc lập với mọi ván khác.</p>`,
        EN: `<p>Before the first round the server chooses a <strong>secret seed</strong> and publishes its SHA-256 hash: from then on, any change would show. Your browser adds a <strong>seed of its own</strong>, which you can change at any time. Every spin has a <strong>number</strong>.</p>
<p>These three alone decide the result. Who plays, what was won or lost before, how much is at stake: none of it matters, and no one has a setting for it.</p>
<p>So there is no “hot machine” and no win that is “due”. Every round is independent.</p>`,
      },
    },
  ],
}
