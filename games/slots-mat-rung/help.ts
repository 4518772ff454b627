import type { Help } from '../own-game.ts'

export const help: Help = {
  VI: {
    title: 'Cách chơi Mật Rừng',
    content: `<p>Bàn sáu cột, sáu hàng. Từ năm biểu tượng giống nhau liền kề trở lên là một cụm thắng.</p><ul><li>Cụm thắng vỡ ra, phần còn lại rơi xuống và biểu tượng mới rơi vào, cho đến khi không còn cụm nào. Giọt mật tính vào mọi cụm liền kề.</li><li>Mỗi biểu tượng vỡ là một giọt vào hũ. Đủ 24 giọt trong một vòng được mười vòng quay miễn phí, trong đó các lượt rơi nhân 1, 2, 4, 8, rồi 16 lần.</li></ul><p>Tỷ lệ hoàn trả là {rtp}%, tính trên toàn bộ 262,144 bàn; của từng cách cược nằm trong <em>Luật chơi</em>.</p>`,
  },
  EN: {
    title: 'How to play Mật Rừng',
    content: `<p>Six columns, six rows. Five or more of a symbol that touch side by side are a winning cluster.</p><ul><li>Clusters burst, the rest fall, and new symbols drop in until no cluster is left. Honey drops count for every cluster they touch.</li><li>Every symbol that bursts puts a drop into the jar. Twenty-four in one spin start ten free spins, in which drops pay 1, 2, 4, 8 and then 16 times.</li></ul><p>The return to player is {rtp}%, calculated over all 262,144 boards; the figure for each bet mode is in the game under <em>Rules</em>.</p>`,
  },
  CN: {
    title: 'Mật Rừng 怎么玩',
    content: `<p>六列六行。五个或以上相同符号上下左右相连即成中奖图标群。</p><ul><li>中奖群消除，其余落下，新符号补入，直到没有中奖群。蜜滴计入与其相连的每个群。</li><li>每消除一个符号，蜜罐得一滴。一次旋转集满 24 滴，开启十次免费旋转，其中各次掉落依次乘以 1、2、4、8、16。</li></ul><p>返还率为 {rtp}%，按全部 262,144 张盘面计算；各投注方式的返还率见游戏内的<em>规则</em>。</p>`,
  },
  JA: {
    title: 'Mật Rừngの遊び方',
    content: `<p>6列6行。同じシンボルが上下左右に5個以上つながれば当たりです。</p><ul><li>当たったかたまりは消え、残りが落ち、新しいシンボルが加わります。はちみつの滴は隣り合うすべてのかたまりに数えます。</li><li>シンボルが1つ消えるたびに瓶に1滴たまります。1回のスピンで24滴たまるとフリースピン10回が始まり、落下ごとに1、2、4、8、16倍になります。</li></ul><p>還元率は{rtp}%で、262,144枚の盤すべてで計算しています。ベットモードごとの値は、ゲーム内の<em>ルール</em>にあります。</p>`,
  },
  TH: {
    title: 'วิธีเล่น Mật Rừng',
    content: `<p>หกคอลัมน์ หกแถว สัญลักษณ์เดียวกันห้าชิ้นขึ้นไปที่ติดกันเป็นกลุ่มที่ชนะ</p><ul><li>กลุ่มที่ชนะแตก ที่เหลือตกลงมา และสัญลักษณ์ใหม่ตกเข้ามาจนไม่มีกลุ่ม หยดน้ำผึ้งนับรวมกับทุกกลุ่มที่ติดกัน</li><li>ทุกสัญลักษณ์ที่แตกหยดลงโถหนึ่งหยด ครบ 24 หยดในการหมุนเดียวได้ฟรีสปินสิบครั้ง ซึ่งแต่ละรอบที่ตกคูณ 1, 2, 4, 8 แล้ว 16</li></ul><p>อัตราคืนผู้เล่นคือ {rtp}% คำนวณจากทั้ง 262,144 กระดาน ของแต่ละโหมดอยู่ในเกมที่<em>กติกา</em></p>`,
  },
  TY: {
    title: 'Paano laruin ang Mật Rừng',
    content: `<p>Anim na hanay, anim na linya. Ang lima o higit pang magkakadikit na magkaparehong simbolo ay panalong kumpol.</p><ul><li>Pumuputok ang mga kumpol, bumabagsak ang natira at may pumapasok na bago hanggang wala nang kumpol. Kasama ang patak ng pulot sa bawat kumpol na kadikit nito.</li><li>Bawat simbolong pumutok ay isang patak sa garapon. Ang dalawampu’t apat sa isang ikot ay nagbubukas ng sampung libreng ikot, kung saan ang mga bagsak ay nagbabayad ng 1, 2, 4, 8 at 16 na beses.</li></ul><p>Ang return to player ay {rtp}%, kinuwenta sa lahat ng 262,144 board; ang sa bawat paraan ng taya ay nasa <em>Mga tuntunin</em> ng laro.</p>`,
  },
  MY: {
    title: 'Mật Rừng ကစားနည်း',
    content: `<p>တိုင်ခြောက်ခု၊ အတန်းခြောက်ခု။ တူညီသော သင်္ကေတ ငါးခုနှင့်အထက် ဘေးချင်းကပ်ပါက နိုင်သည်။</p><ul><li>နိုင်သော အစုများ ပျောက်ပြီး ကျန်သည်များ ကျကာ အသစ်များ ဝင်လာသည်။ ပျားရည်စက်သည် ထိစပ်သော အစုတိုင်းတွင် ပါဝင်သည်။</li><li>ပေါက်သော သင်္ကေတတိုင်းက အိုးထဲသို့ တစ်စက် ထည့်သည်။ တစ်လှည့်တွင် 24 စက် ပြည့်လျှင် အခမဲ့လှည့်ပွဲ ဆယ်ကြိမ်ရပြီး ကျဆင်းမှုများက 1၊ 2၊ 4၊ 8၊ 16 ဆ ပေးသည်။</li></ul><p>ပြန်ပေးနှုန်းမှာ {rtp}% ဖြစ်ပြီး ဘုတ် 262,144 ခုလုံးဖြင့် တွက်ထားသည်။ လောင်းနည်းတစ်ခုစီ၏ နှုန်းကို ဂိမ်းအတွင်း <em>စည်းမျဉ်းများ</em> တွင် ကြည့်နိုင်သည်။</p>`,
  },
}
