import type { Help } from '../own-game.ts'

export const help: Help = {
  VI: {
    title: 'Cách chơi Sen Vàng',
    content: `<p>Năm cột, ba hàng, 20 dòng thắng; luôn chơi đủ mọi dòng. Mức cược từ 1,000 đến 500,000.</p>
<ul><li>Một dòng trả cho chuỗi dài nhất cùng biểu tượng tính từ cột trái, từ ba biểu tượng trở lên. Thắng ở các dòng được cộng lại.</li><li>Biểu tượng thay thế có ở cột 2, 3 và 4, thay được mọi biểu tượng trừ ngọc trăng.</li><li>Ba, bốn, năm ngọc trăng ở bất kỳ đâu trả 2, 10, 100 lần mức cược và cho 10, 15, 20 vòng quay miễn phí, trong đó mọi khoản thắng nhân ba.</li></ul>
<p>Tỷ lệ hoàn trả là {rtp}%: tính trung bình trên toàn bộ 33,554,432 tổ hợp, chứ không phải trên số ván bạn chơi. Bảng trả thưởng và phiên bản của nó nằm trong mục <em>Luật chơi</em> của trò.</p>`,
  },
  EN: {
    title: 'How to play Sen Vàng',
    content: `<p>Five reels, three rows, 20 lines; all lines are always played. Stakes go from 1,000 to 500,000.</p>
<ul><li>A line pays for its longest run of three or more matching symbols from the left reel. Wins on all lines are added together.</li><li>The wild appears on reels 2, 3 and 4 and substitutes for every symbol except the moon pearl.</li><li>Three, four or five moon pearls anywhere pay 2, 10 or 100 times the stake and award 10, 15 or 20 free spins, in which every win is tripled.</li></ul>
<p>The return to player is {rtp}%: the average over all 33,554,432 combinations, not over the rounds you happen to play. The paytable and its version are in the game under <em>Rules</em>.</p>`,
  },
  CN: {
    title: 'Sen Vàng 玩法',
    content: `<p>五列三行，20 条赔付线，始终投注全部线。投注额从 1,000 到 500,000。</p>
<ul><li>每条线按从最左列开始、同一符号的最长连线赔付，至少三个。各线赢得的金额累加。</li><li>百搭符号出现在第 2、3、4 列，可替代除月珠以外的所有符号。</li><li>任意位置出现三、四、五颗月珠，赔付投注额的 2、10、100 倍，并赠送 10、15、20 次免费旋转；免费旋转中所有奖金乘以三。</li></ul>
<p>玩家返还率为 {rtp}%：这是全部 33,554,432 种组合的平均值，而不是您所玩几局的平均值。赔付表和配置哈希在游戏的<em>规则</em>中。</p>`,
  },
  JA: {
    title: 'Sen Vàngの遊び方',
    content: `<p>5リール、3段、20ライン。常に全ラインでプレイします。賭け金は1,000～500,000です。</p>
<ul><li>各ラインは、左端のリールから続く同じシンボルの最長の並び（3個以上）に配当します。各ラインの勝利金は合計されます。</li><li>ワイルドはリール2、3、4に現れ、月の真珠以外のすべてのシンボルの代わりになります。</li><li>月の真珠は位置を問わず、3、4、5個で賭け金の2、10、100倍を配当し、フリースピン10、15、20回を獲得します。フリースピン中はすべての勝利金が3倍です。</li></ul>
<p>還元率は{rtp}%です。これは33,554,432通りのすべての組み合わせの平均で、実際にプレイしたラウンドの平均ではありません。配当表と構成のハッシュは、ゲーム内の<em>ルール</em>にあります。</p>`,
  },
  TH: {
    title: 'วิธีเล่น Sen Vàng',
    content: `<p>ห้ารีล สามแถว 20 ไลน์ และเล่นครบทุกไลน์เสมอ เงินเดิมพันตั้งแต่ 1,000 ถึง 500,000</p>
<ul><li>แต่ละไลน์จ่ายให้แนวที่ยาวที่สุดของสัญลักษณ์เดียวกันนับจากรีลซ้ายสุด ตั้งแต่สามตัวขึ้นไป รางวัลของแต่ละไลน์นำมารวมกัน</li><li>สัญลักษณ์ไวลด์อยู่บนรีล 2, 3 และ 4 แทนได้ทุกสัญลักษณ์ยกเว้นไข่มุกจันทร์</li><li>ไข่มุกจันทร์สาม สี่ หรือห้าเม็ดในตำแหน่งใดก็ได้ จ่าย 2, 10 หรือ 100 เท่าของเดิมพัน และให้ 10, 15 หรือ 20 ฟรีสปิน ซึ่งทุกรางวัลคูณสาม</li></ul>
<p>อัตราการคืนให้ผู้เล่นคือ {rtp}% เป็นค่าเฉลี่ยจากทั้งหมด 33,554,432 ความเป็นไปได้ ไม่ใช่จากจำนวนรอบที่คุณเล่น ตารางจ่ายและแฮชของการตั้งค่าอยู่ในเกม ใต้<em>กติกา</em></p>`,
  },
  TY: {
    title: 'Paano laruin ang Sen Vàng',
    content: `<p>Limang reel, tatlong hilera, 20 linya; laging nilalaro ang lahat ng linya. Ang taya ay mula 1,000 hanggang 500,000.</p>
<ul><li>Binabayaran ng linya ang pinakamahabang sunod-sunod ng iisang simbolo mula sa kaliwang reel, tatlo o higit pa. Pinagsasama ang panalo ng iba’t ibang linya.</li><li>Nasa reel 2, 3 at 4 ang wild at pumapalit ito sa bawat simbolo maliban sa perlas ng buwan.</li><li>Ang tatlo, apat o limang perlas ng buwan kahit saan ay nagbabayad ng 2, 10 o 100 beses ng taya at nagbibigay ng 10, 15 o 20 libreng spin, kung saan pinararami nang tatlo ang bawat panalo.</li></ul>
<p>Ang balik sa manlalaro ay {rtp}%: karaniwan sa lahat ng 33,554,432 kombinasyon, hindi sa mga round na nagkataong nilaro mo. Nasa laro, sa <em>Mga panuntunan</em>, ang paytable at ang hash ng konpigurasyon.</p>`,
  },
  MY: {
    title: 'Sen Vàng ကစားနည်း',
    content: `<p>တိုင်ငါးတိုင်၊ အတန်းသုံးတန်း၊ လိုင်း 20 ရှိပြီး လိုင်းအားလုံး အမြဲပါဝင်သည်။ လောင်းကြေးသည် 1,000 မှ 500,000 အထိ ဖြစ်သည်။</p>
<ul><li>လိုင်းတစ်ခုသည် ဘယ်ဘက်ဆုံးတိုင်မှစ၍ တူသောသင်္ကေတ သုံးခုနှင့်အထက် အရှည်ဆုံးအတွဲအတွက် လျော်သည်။ လိုင်းအားလုံး၏ နိုင်ငွေကို ပေါင်းသည်။</li><li>အစားထိုးသင်္ကေတသည် တိုင် 2၊ 3 နှင့် 4 တွင် ပေါ်ပြီး လပုလဲမှလွဲ၍ သင်္ကေတအားလုံးကို အစားထိုးသည်။</li><li>လပုလဲ သုံးလုံး၊ လေးလုံး သို့မဟုတ် ငါးလုံး မည်သည့်နေရာတွင်မဆို ထွက်လျှင် လောင်းကြေး၏ 2၊ 10 သို့မဟုတ် 100 ဆ လျော်ပြီး အခမဲ့လှည့်ခွင့် 10၊ 15 သို့မဟုတ် 20 ကြိမ် ရသည်။ ထိုအတွင်း နိုင်ငွေတိုင်းကို သုံးဖြင့် မြှောက်သည်။</li></ul>
<p>ကစားသူသို့ ပြန်ပေးနှုန်းသည် {rtp}% ဖြစ်သည်- သင်ကစားသော ပွဲများ၏ ပျမ်းမျှမဟုတ်ဘဲ ဖြစ်နိုင်သည့်ပုံစံ 33,554,432 မျိုးလုံး၏ ပျမ်းမျှ ဖြစ်သည်။ လျော်ကြေးဇယားနှင့် ဂိမ်းဆက်တင် hash သည် ဂိမ်း၏ <em>စည်းမျဉ်းများ</em> တွင် ရှိသည်။</p>`,
  },
}
