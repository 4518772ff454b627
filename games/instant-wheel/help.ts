import type { Help } from '../own-game.ts'

export const help: Help = {
  VI: {
    title: 'Cách chơi Vòng Quay Trăng',
    content: `<p>Bánh xe có 20 ô bằng nhau và dừng ở một ô, mọi ô có xác suất như nhau. Tiền nhận về là tiền cược nhân số ghi trên ô, đã gồm tiền cược. Mỗi mức rủi ro có một bánh xe; cả ba đều hoàn trả 97.5%.</p><p>Tỷ lệ hoàn trả (RTP): ít nhất {rtp}%, dù bạn chọn gì</p><p>Tỷ lệ hoàn trả của từng cách cược nằm trong <em>Luật chơi</em> của mỗi trò; ván nào cũng kiểm chứng được.</p>`,
  },
  EN: {
    title: 'How to play Moon Wheel',
    content: `<p>The wheel has 20 equal segments and stops at one of them, each with the same chance. You get your stake times the number on the segment, stake included. The risk level sets the wheel; all three return 97.5%.</p><p>Return to player (RTP): at least {rtp}%, whatever you choose</p><p>The return to player of each bet is in the game under <em>Rules</em>; every round can be verified.</p>`,
  },
  CN: {
    title: '月光转盘怎么玩',
    content: `<p>转盘有 20 个相同的格子，停在每一格的机会相等。返还金额为投注额乘以格上的数字，包含投注额。风险决定使用哪个转盘；三个转盘的返还率都是 97.5%。</p><p>玩家返还率：无论如何选择，至少 {rtp}%</p><p>每种投注的返还率见游戏内的<em>规则</em>;每个回合都可验证。</p>`,
  },
  JA: {
    title: 'ムーンホイールの遊び方',
    content: `<p>ホイールには同じ大きさのマスが20あり、どのマスに止まる確率も同じです。賭け金にマスの数字を掛けた額が払い戻されます（賭け金を含みます）。リスクでホイールを選びます。還元率は3つとも97.5%です。</p><p>還元率（RTP）：どの選択でも {rtp}% 以上</p><p>賭け方ごとの還元率はゲーム内の<em>ルール</em>にあり、すべてのラウンドを検証できます。</p>`,
  },
  TH: {
    title: 'วิธีเล่นวงล้อจันทรา',
    content: `<p>วงล้อมี 20 ช่องเท่ากันและหยุดที่ช่องหนึ่ง ทุกช่องมีโอกาสเท่ากัน คุณได้รับเงินเดิมพันคูณด้วยตัวเลขบนช่อง รวมเงินเดิมพันแล้ว ระดับความเสี่ยงเป็นตัวเลือกวงล้อ ทั้งสามวงคืน 97.5%</p><p>อัตราคืนผู้เล่น (RTP): อย่างน้อย {rtp}% ไม่ว่าจะเลือกอย่างไร</p><p>อัตราจ่ายคืนของแต่ละเดิมพันอยู่ใน<em>กติกา</em>ของเกม ทุกรอบตรวจสอบได้</p>`,
  },
  TY: {
    title: 'Paano laruin ang Gulong ng Buwan',
    content: `<p>May 20 magkakapantay na bahagi ang gulong at humihinto ito sa isa; pare-pareho ang tsansa ng bawat isa. Makukuha mo ang taya mo na pinarami sa numero ng bahagi, kasama na ang taya. Ang panganib ang pumipili ng gulong; 97.5% ang balik ng tatlo.</p><p>Balik sa manlalaro (RTP): hindi bababa sa {rtp}%, anuman ang piliin mo</p><p>Nasa <em>Mga panuntunan</em> ng laro ang balik ng bawat taya; nabeberipika ang bawat round.</p>`,
  },
  MY: {
    title: 'လမင်းစက်ဝိုင်း ကစားနည်း',
    content: `<p>စက်ဝိုင်းတွင် တူညီသော အကွက် 20 ရှိပြီး အကွက်တိုင်း၌ ရပ်နိုင်ခြေ တူညီသည်။ လောင်းကြေးကို အကွက်ပေါ်ရှိ ဂဏန်းနှင့် မြှောက်၍ ပြန်ရပြီး လောင်းကြေး ပါဝင်ပြီးဖြစ်သည်။ အန္တရာယ်အဆင့်က စက်ဝိုင်းကို ရွေးသည်။ သုံးခုစလုံး 97.5% ပြန်ပေးသည်။</p><p>ကစားသမားသို့ ပြန်ပေးနှုန်း (RTP) - မည်သို့ရွေးစေ အနည်းဆုံး {rtp}%</p><p>လောင်းနည်းတစ်ခုစီ၏ ပြန်ပေးနှုန်းကို ဂိမ်းထဲရှိ <em>စည်းမျဉ်းများ</em> တွင် ဖော်ပြထားပြီး ပွဲတိုင်းကို စစ်ဆေးနိုင်သည်။</p>`,
  },
}
