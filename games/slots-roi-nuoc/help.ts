import type { Help } from '../own-game.ts'

export const help: Help = {
  VI: {
    title: 'Cách chơi Rối Nước',
    content: `<p>Năm cột, bốn hàng, 1,024 cách thắng: một biểu tượng thắng khi có ở ba cột trở lên liền nhau tính từ cột trái, hàng nào cũng được.</p><ul><li>Ba, bốn, năm ngọc lửa cho 10, 15, 20 vòng quay miễn phí; trong đó mỗi thủy đình tính như ba biểu tượng.</li><li>Bạn có thể trả thêm để dễ trúng quay miễn phí, hoặc mua ngay nơi trang cho phép. Tiền cược là toàn bộ số tiền trả.</li></ul><p>Tỷ lệ hoàn trả là {rtp}%, tính trên toàn bộ 102,400,000 tổ hợp; của từng cách cược nằm trong <em>Luật chơi</em>.</p>`,
  },
  EN: {
    title: 'How to play Rối Nước',
    content: `<p>Five reels, four rows, 1,024 ways: a symbol wins on three or more adjacent reels from the left, in any row.</p><ul><li>Three, four or five fire pearls give 10, 15 or 20 free spins, in which each water pavilion counts as three symbols.</li><li>You can pay more to trigger free spins more often, or buy them outright where the site allows it. Your stake is the full amount you pay.</li></ul><p>The return to player is {rtp}%, calculated over all 102,400,000 combinations; the figure for each bet mode is in the game under <em>Rules</em>.</p>`,
  },
  CN: {
    title: 'Rối Nước 怎么玩',
    content: `<p>五列四行，1,024 路：同一符号从最左列起连续出现在三列或以上即中奖，行数不限。</p><ul><li>三、四、五颗火珠送 10、15、20 次免费旋转，其中每座水亭算作三个符号。</li><li>可以多付以获得更多免费旋转，网站允许时也可直接购买。投注额即全部支付额。</li></ul><p>返还率为 {rtp}%，按全部 102,400,000 种组合计算；各投注方式的返还率见游戏内的<em>规则</em>。</p>`,
  },
  JA: {
    title: 'Rối Nướcの遊び方',
    content: `<p>5リール、4段、1,024通り。同じシンボルが左のリールから連続3リール以上に出れば、位置を問わず当たりです。</p><ul><li>火の玉3、4、5個でフリースピン10、15、20回。その間、水上楼閣1つを3つとして数えます。</li><li>追加で払ってフリースピンを増やすことも、サイトが認めていればすぐに購入することもできます。賭け金は支払う全額です。</li></ul><p>還元率は{rtp}%で、102,400,000通りのすべての組み合わせの平均です。ベットモードごとの値は、ゲーム内の<em>ルール</em>にあります。</p>`,
  },
  TH: {
    title: 'วิธีเล่น Rối Nước',
    content: `<p>ห้ารีล สี่แถว 1,024 ทาง: สัญลักษณ์ชนะเมื่ออยู่บนรีลติดกันตั้งแต่สามรีลขึ้นไปนับจากซ้าย ไม่ว่าแถวใด</p><ul><li>ไข่มุกไฟสาม สี่ หรือห้าเม็ดให้ฟรีสปิน 10, 15, 20 ครั้ง ซึ่งศาลากลางน้ำแต่ละหลังนับเป็นสามสัญลักษณ์</li><li>จ่ายเพิ่มเพื่อให้ได้ฟรีสปินบ่อยขึ้น หรือซื้อทันทีหากเว็บไซต์อนุญาต เงินเดิมพันคือทั้งหมดที่จ่าย</li></ul><p>อัตราคืนผู้เล่นคือ {rtp}% คิดจากทั้งหมด 102,400,000 แบบ ของแต่ละโหมดอยู่ในเกมที่<em>กติกา</em></p>`,
  },
  TY: {
    title: 'Paano laruin ang Rối Nước',
    content: `<p>Limang reel, apat na hanay, 1,024 paraan: nananalo ang simbolo sa tatlo o higit pang magkasunod na reel mula kaliwa, saanmang hanay.</p><ul><li>Tatlo, apat o limang perlas ng apoy ang nagbibigay ng 10, 15 o 20 libreng ikot, kung saan bawat pabilyon ay bilang na tatlong simbolo.</li><li>Maaaring magbayad ng dagdag para sa mas maraming libreng ikot, o bilhin agad kung pinapayagan ng site. Ang taya ay ang kabuuang binayad.</li></ul><p>Ang return to player ay {rtp}%, binilang sa lahat ng 102,400,000 kombinasyon; ang sa bawat paraan ng taya ay nasa <em>Mga tuntunin</em> ng laro.</p>`,
  },
  MY: {
    title: 'Rối Nước ကစားနည်း',
    content: `<p>တိုင်ငါးတိုင်၊ အတန်းလေးတန်း၊ နည်း 1,024 - သင်္ကေတတစ်ခုသည် ဘယ်ဘက်မှ ဆက်တိုက် သုံးတိုင်နှင့်အထက်တွင် ပေါ်လျှင် နိုင်သည်။</p><ul><li>မီးပုလဲ သုံး၊ လေး၊ ငါးလုံးက အခမဲ့လှည့်ခြင်း 10၊ 15၊ 20 ကြိမ် ပေးပြီး ထိုအတွင်း ရေပေါ်ဆောင်တစ်ခုကို သုံးခုအဖြစ် ရေတွက်သည်။</li><li>အခမဲ့လှည့်ခြင်း ပိုရရန် ပိုပေးနိုင်ပြီး ဆိုက်က ခွင့်ပြုပါက ချက်ချင်း ဝယ်နိုင်သည်။ လောင်းကြေးမှာ ပေးသမျှ အားလုံးဖြစ်သည်။</li></ul><p>ပြန်ပေးနှုန်းမှာ {rtp}% ဖြစ်ပြီး ပေါင်းစပ်မှု 102,400,000 လုံးဖြင့် တွက်သည်။ လောင်းနည်းတစ်ခုစီ၏ နှုန်းကို ဂိမ်းအတွင်း <em>စည်းမျဉ်းများ</em> တွင် ကြည့်နိုင်သည်။</p>`,
  },
}
