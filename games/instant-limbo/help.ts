import type { Help } from '../own-game.ts'

export const help: Help = {
  VI: {
    title: 'Cách chơi Chạm Trăng',
    content: `<p>Bạn chọn hệ số mục tiêu. Mỗi ván rút một hệ số; nếu đạt mục tiêu, bạn nhận về tiền cược nhân hệ số mục tiêu.</p><p>Xác suất đạt một hệ số là 99% chia cho hệ số đó. Hệ số cao nhất là 1,000,000. Tiền nhận về đã gồm tiền cược.</p><p>Tỷ lệ hoàn trả (RTP): ít nhất {rtp}%, dù bạn chọn gì</p><p>Tỷ lệ hoàn trả của từng cách cược nằm trong <em>Luật chơi</em> của mỗi trò; ván nào cũng kiểm chứng được.</p>`,
  },
  EN: {
    title: 'How to play Moonreach',
    content: `<p>Set a target multiplier. Each round draws a multiplier; if it reaches your target, you get your stake times the target.</p><p>The chance of reaching a multiplier is 99% divided by it. The highest is 1,000,000. Payouts include the stake.</p><p>Return to player (RTP): at least {rtp}%, whatever you choose</p><p>The return to player of each bet is in the game under <em>Rules</em>; every round can be verified.</p>`,
  },
  CN: {
    title: '触月怎么玩',
    content: `<p>您选定一个目标倍数。每局抽出一个倍数；不低于目标时，返还投注额乘以目标倍数。</p><p>达到某个倍数的概率是 99% 除以该倍数，最高 1,000,000。返还金额包含投注额。</p><p>玩家返还率：无论如何选择，至少 {rtp}%</p><p>每种投注的返还率见游戏内的<em>规则</em>;每个回合都可验证。</p>`,
  },
  JA: {
    title: 'ムーンリーチの遊び方',
    content: `<p>目標の倍率を決めます。毎回ひとつの倍率が抽選され、目標以上なら賭け金に目標の倍率を掛けた額が払い戻されます。</p><p>ある倍率に届く確率は 99% をその倍率で割った値です。最高は 1,000,000 倍です。払い戻しには賭け金が含まれます。</p><p>還元率（RTP）：どの選択でも {rtp}% 以上</p><p>賭け方ごとの還元率はゲーム内の<em>ルール</em>にあり、すべてのラウンドを検証できます。</p>`,
  },
  TH: {
    title: 'วิธีเล่นแตะจันทร์',
    content: `<p>คุณเลือกตัวคูณเป้าหมาย แต่ละรอบจะสุ่มตัวคูณหนึ่งค่า ถ้าไม่ต่ำกว่าเป้าหมาย คุณได้รับเงินเดิมพันคูณด้วยเป้าหมาย</p><p>โอกาสถึงตัวคูณใดเท่ากับ 99% หารด้วยตัวคูณนั้น สูงสุด 1,000,000 เงินที่ได้รับรวมเงินเดิมพันแล้ว</p><p>อัตราคืนผู้เล่น (RTP): อย่างน้อย {rtp}% ไม่ว่าจะเลือกอย่างไร</p><p>อัตราจ่ายคืนของแต่ละเดิมพันอยู่ใน<em>กติกา</em>ของเกม ทุกรอบตรวจสอบได้</p>`,
  },
  TY: {
    title: 'Paano laruin ang Abot-Buwan',
    content: `<p>Pumili ng target na multiplier. Isang multiplier ang nabubunot bawat round; kung hindi ito mas mababa sa target, babalik ang taya na pinarami ng target.</p><p>Ang tsansang maabot ang isang multiplier ay 99% na hinati rito. Pinakamataas ang 1,000,000. Kasama ang taya sa babalik.</p><p>Balik sa manlalaro (RTP): hindi bababa sa {rtp}%, anuman ang piliin mo</p><p>Nasa <em>Mga panuntunan</em> ng laro ang balik ng bawat taya; nabeberipika ang bawat round.</p>`,
  },
  MY: {
    title: 'လမင်းဆီသို့ ကစားနည်း',
    content: `<p>အဆတစ်ခုကို ရည်မှန်းပါ။ တစ်ပွဲစီတွင် အဆတစ်ခု ထွက်သည်။ ရည်မှန်းချက်ထက် မနည်းလျှင် လောင်းကြေးကို ရည်မှန်းအဆနှင့် မြှောက်၍ ပြန်ရသည်။</p><p>အဆတစ်ခုသို့ ရောက်ရန် ဖြစ်နိုင်ခြေသည် 99% ကို ထိုအဆနှင့် စားခြင်းဖြစ်သည်။ အမြင့်ဆုံး 1,000,000 ဖြစ်သည်။ ပြန်ရမည့်ငွေတွင် လောင်းကြေး ပါဝင်သည်။</p><p>ကစားသမားသို့ ပြန်ပေးနှုန်း (RTP) - မည်သို့ရွေးစေ အနည်းဆုံး {rtp}%</p><p>လောင်းနည်းတစ်ခုစီ၏ ပြန်ပေးနှုန်းကို ဂိမ်းထဲရှိ <em>စည်းမျဉ်းများ</em> တွင် ဖော်ပြထားပြီး ပွဲတိုင်းကို စစ်ဆေးနိုင်သည်။</p>`,
  },
}
