import type { Help } from '../own-game.ts'

export const help: Help = {
  VI: {
    title: 'Cách chơi Chợ Nổi',
    content: `<p>Bàn sáu cột, năm hàng. Không có dòng thắng: từ tám biểu tượng giống nhau trở lên ở bất kỳ đâu là thắng. Mức cược từ 1,000 đến 500,000.</p>
<ul><li>Biểu tượng thắng biến mất, phần còn lại rơi xuống và biểu tượng mới rơi vào. Cứ thế đến khi không còn gì thắng.</li><li>Bốn, năm, từ sáu ghe chợ trở lên trả 3, 5, 100 lần mức cược và mở mười vòng quay miễn phí.</li><li>Trong lượt miễn phí có nón vàng mang hệ số từ 2 đến 100. Tổng các hệ số trên bàn nhân tiền thắng của lượt đó. Ba ghe chợ trở lên thêm năm lượt, tối đa 200 lượt một vòng.</li></ul>
<p>Tỷ lệ hoàn trả là {rtp}%, đo qua 200 triệu vòng mô phỏng, sai số khoảng 0.1%. Bảng trả thưởng, độ biến động và khả năng đạt mức cao nhất nằm trong mục <em>Luật chơi</em> của trò.</p>`,
  },
  EN: {
    title: 'How to play Chợ Nổi',
    content: `<p>Six columns, five rows, no lines: eight or more matching symbols anywhere win. Stakes go from 1,000 to 500,000.</p>
<ul><li>Winning symbols disappear, the rest fall, and new ones drop in until nothing wins.</li><li>Four, five, or six or more market boats pay 3, 5 or 100 times the stake and start ten free spins.</li><li>In free spins golden hats bring multipliers from 2 to 100. All multipliers on the board are added up and applied to the spin’s win. Three or more boats add five spins, up to 200 in a round.</li></ul>
<p>The return to player is {rtp}%, measured over 200 million simulated rounds, within about 0.1%. Paytable, volatility and the chance of the maximum are in the game under <em>Rules</em>.</p>`,
  },
  CN: {
    title: 'Chợ Nổi 玩法',
    content: `<p>六列五行，没有赔付线：同一图标在任意位置出现八个或以上即中奖。投注额为 1,000 至 500,000。</p>
<ul><li>中奖图标消失，其余图标落下，新图标补入，直到不再中奖为止。</li><li>四个、五个、六个或以上水市小船分别派彩投注额的 3、5、100 倍，并开启十次免费旋转。</li><li>免费旋转中，金斗笠带有 2 至 100 的倍数。盘面上所有倍数相加，乘以该次旋转的赢额。三只或以上小船增加五次，每局最多 200 次。</li></ul>
<p>返还率为 {rtp}%，由两亿局模拟测得，误差约 0.1%。赔付表、波动性和达到最高赢额的机会见游戏内的<em>规则</em>。</p>`,
  },
  JA: {
    title: 'Chợ Nổiの遊び方',
    content: `<p>6列、5段、ラインなし。同じシンボルがどこかに8個以上そろえば当たりです。賭け金は1,000～500,000です。</p>
<ul><li>当たったシンボルは消え、残りが落ち、新しいシンボルが加わります。当たりがなくなるまで続きます。</li><li>市場の小舟は4個、5個、6個以上で賭け金の3、5、100倍を配当し、フリースピン10回が始まります。</li><li>フリースピンでは黄金の笠が2～100の倍率をもたらします。見えている倍率をすべて合計し、そのスピンの配当に掛けます。小舟3個以上で5回追加され、1ラウンド最大200回です。</li></ul>
<p>還元率は{rtp}%です。2億ラウンドのシミュレーションによる値で、誤差は約0.1%です。配当表、変動性、最大配当の確率は、ゲーム内の<em>ルール</em>にあります。</p>`,
  },
  TH: {
    title: 'วิธีเล่น Chợ Nổi',
    content: `<p>หกคอลัมน์ ห้าแถว ไม่มีไลน์: สัญลักษณ์เดียวกันแปดชิ้นขึ้นไปไม่ว่าตำแหน่งใดถือว่าชนะ เดิมพันตั้งแต่ 1,000 ถึง 500,000</p>
<ul><li>สัญลักษณ์ที่ชนะหายไป ที่เหลือตกลงมา และสัญลักษณ์ใหม่ตกเข้ามา จนกว่าจะไม่มีการชนะอีก</li><li>เรือตลาดน้ำสี่ ห้า หรือหกลำขึ้นไปจ่าย 3, 5, 100 เท่าของเงินเดิมพัน และเริ่มฟรีสปินสิบครั้ง</li><li>ในฟรีสปิน หมวกทองให้ตัวคูณตั้งแต่ 2 ถึง 100 ตัวคูณทั้งหมดที่เห็นจะรวมกันแล้วคูณเงินรางวัลของการหมุน เรือสามลำขึ้นไปเพิ่มห้าครั้ง สูงสุด 200 ครั้งต่อรอบ</li></ul>
<p>อัตราคืนผู้เล่นคือ {rtp}% วัดจากรอบจำลอง 200 ล้านรอบ คลาดเคลื่อนราว 0.1% ตารางจ่าย ความผันผวน และโอกาสได้สูงสุดอยู่ในเกมที่<em>กติกา</em></p>`,
  },
  TY: {
    title: 'Paano laruin ang Chợ Nổi',
    content: `<p>Anim na hanay, limang hilera, walang linya: panalo ang walo o higit pang magkakaparehong simbolo saanman. Mula 1,000 hanggang 500,000 ang taya.</p>
<ul><li>Nawawala ang nanalo, bumabagsak ang natira at may pumapasok na bagong simbolo, hanggang wala nang nananalo.</li><li>Ang apat, lima, o anim at higit pang bangka ng palengke ay nagbabayad ng 3, 5 o 100 beses ng taya at nagsisimula ng sampung free spin.</li><li>Sa free spins, may dalang multiplier na 2 hanggang 100 ang gintong salakot. Pinagsasama ang lahat ng nakikitang multiplier at pinararami nito ang panalo ng spin. Tatlo o higit pang bangka ay nagdaragdag ng limang spin, hanggang 200 bawat round.</li></ul>
<p>Ang return to player ay {rtp}%, sinukat sa 200 milyong simulated na round, sa loob ng humigit-kumulang 0.1%. Nasa <em>Mga tuntunin</em> ng laro ang paytable, volatility at tsansa ng maximum.</p>`,
  },
  MY: {
    title: 'Chợ Nổi ကစားနည်း',
    content: `<p>ကော်လံခြောက်ခု၊ အတန်းငါးတန်း၊ လိုင်းမရှိပါ။ တူညီသော သင်္ကေတ ရှစ်ခုနှင့်အထက် မည်သည့်နေရာတွင်မဆို ပေါ်လျှင် နိုင်သည်။ လောင်းကြေးမှာ 1,000 မှ 500,000 အထိ ဖြစ်သည်။</p>
<ul><li>နိုင်သော သင်္ကေတများ ပျောက်ပြီး ကျန်သည်များ ကျလာကာ အသစ်များ ဝင်လာသည်။ နိုင်စရာ မရှိတော့သည်အထိ ဆက်သည်။</li><li>ဈေးလှေ လေး၊ ငါး၊ ခြောက်စင်းနှင့်အထက်သည် လောင်းကြေး၏ 3၊ 5၊ 100 ဆ ပေးပြီး အခမဲ့လှည့်ကွက် ဆယ်ကြိမ် စတင်သည်။</li><li>အခမဲ့လှည့်ကွက်တွင် ရွှေခမောက်များက 2 မှ 100 အထိ မြှောက်ကိန်း ပေးသည်။ မြင်ရသော မြှောက်ကိန်းအားလုံးကို ပေါင်းပြီး ထိုလှည့်ကွက်၏ အနိုင်ငွေကို မြှောက်သည်။ လှေသုံးစင်းနှင့်အထက်သည် ငါးကြိမ် ထပ်ပေးပြီး တစ်ပွဲလျှင် အများဆုံး 200 ကြိမ် ဖြစ်သည်။</li></ul>
<p>ပြန်ပေးနှုန်းမှာ {rtp}% ဖြစ်ပြီး စမ်းသပ်ပွဲ သန်း 200 ဖြင့် တိုင်းတာထားကာ 0.1% ခန့်အတွင်း တိကျသည်။ ပေးချေဇယား၊ အတက်အကျနှင့် အများဆုံး ရနိုင်ခြေတို့ကို ဂိမ်းအတွင်း <em>စည်းမျဉ်းများ</em> တွင် ကြည့်နိုင်သည်။</p>`,
  },
}
