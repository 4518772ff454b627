import type { Help } from '../own-game.ts'

export const help: Help = {
  VI: {
    title: 'Cách chơi Keno Sen',
    content: `<p>Bạn chọn 1 đến 10 số trong 40 số. Mỗi ván rút 10 số khác nhau, mọi tổ hợp có xác suất như nhau. Hệ số tùy theo số lượng trúng; tiền nhận về là tiền cược nhân hệ số, đã gồm tiền cược. Chọn số nào cũng có xác suất như nhau.</p><p>Tỷ lệ hoàn trả (RTP): ít nhất {rtp}%, dù bạn chọn gì</p><p>Tỷ lệ hoàn trả của từng cách cược nằm trong <em>Luật chơi</em> của mỗi trò; ván nào cũng kiểm chứng được.</p>`,
  },
  EN: {
    title: 'How to play Lotus Keno',
    content: `<p>Pick 1 to 10 of 40 numbers. Each round draws 10 different numbers, all combinations equally likely. Your hits set the multiplier; you get your stake times that, stake included. Which numbers you pick doesn’t change your chance.</p><p>Return to player (RTP): at least {rtp}%, whatever you choose</p><p>The return to player of each bet is in the game under <em>Rules</em>; every round can be verified.</p>`,
  },
  CN: {
    title: '莲花基诺怎么玩',
    content: `<p>您从 40 个号码中选 1 至 10 个。每局抽出 10 个不同号码，每种结果机会相等。命中个数决定倍数；返还金额为投注额乘以倍数，包含投注额。选哪些号码不影响机会。</p><p>玩家返还率：无论如何选择，至少 {rtp}%</p><p>每种投注的返还率见游戏内的<em>规则</em>;每个回合都可验证。</p>`,
  },
  JA: {
    title: 'ロータスキノの遊び方',
    content: `<p>40個の数字から1〜10個を選びます。毎回異なる10個が抽選され、どの組み合わせも同じ確率です。的中した数で倍率が決まり、賭け金に倍率を掛けた額が払い戻されます（賭け金を含みます）。どの数字を選んでも確率は変わりません。</p><p>還元率（RTP）：どの選択でも {rtp}% 以上</p><p>賭け方ごとの還元率はゲーム内の<em>ルール</em>にあり、すべてのラウンドを検証できます。</p>`,
  },
  TH: {
    title: 'วิธีเล่นคีโนดอกบัว',
    content: `<p>คุณเลือก 1 ถึง 10 เลขจาก 40 เลข แต่ละรอบออก 10 เลขไม่ซ้ำกัน ทุกแบบมีโอกาสเท่ากัน จำนวนเลขที่ถูกกำหนดตัวคูณ คุณได้รับเงินเดิมพันคูณด้วยตัวคูณ รวมเงินเดิมพันแล้ว เลือกเลขใดก็ไม่เปลี่ยนโอกาส</p><p>อัตราคืนผู้เล่น (RTP): อย่างน้อย {rtp}% ไม่ว่าจะเลือกอย่างไร</p><p>อัตราจ่ายคืนของแต่ละเดิมพันอยู่ใน<em>กติกา</em>ของเกม ทุกรอบตรวจสอบได้</p>`,
  },
  TY: {
    title: 'Paano laruin ang Keno Lotus',
    content: `<p>Pumili ng 1 hanggang 10 sa 40 numero. Sampung magkakaibang numero ang binubunot sa bawat round, pare-pareho ang tsansa ng bawat bunot. Ang dami ng tama ang nagpapasya sa multiplier; makukuha mo ang taya na pinarami rito, kasama na ang taya. Hindi binabago ng pinili mong numero ang tsansa.</p><p>Balik sa manlalaro (RTP): hindi bababa sa {rtp}%, anuman ang piliin mo</p><p>Nasa <em>Mga panuntunan</em> ng laro ang balik ng bawat taya; nabeberipika ang bawat round.</p>`,
  },
  MY: {
    title: 'ကြာပန်း ကီနို ကစားနည်း',
    content: `<p>နံပါတ် 40 အနက် 1 ခုမှ 10 ခု ရွေးပါ။ တစ်ပွဲစီတွင် မတူသော နံပါတ် 10 ခု ထွက်ပြီး ထွက်ပုံတိုင်း အခွင့်အလမ်း တူညီသည်။ မှန်သည့်အရေအတွက်က အဆကို ဆုံးဖြတ်သည်။ လောင်းကြေးကို အဆနှင့် မြှောက်၍ ပြန်ရပြီး လောင်းကြေး ပါဝင်ပြီးဖြစ်သည်။ ဘယ်နံပါတ် ရွေးရွေး အခွင့်အလမ်း မပြောင်းပါ။</p><p>ကစားသမားသို့ ပြန်ပေးနှုန်း (RTP) - မည်သို့ရွေးစေ အနည်းဆုံး {rtp}%</p><p>လောင်းနည်းတစ်ခုစီ၏ ပြန်ပေးနှုန်းကို ဂိမ်းထဲရှိ <em>စည်းမျဉ်းများ</em> တွင် ဖော်ပြထားပြီး ပွဲတိုင်းကို စစ်ဆေးနိုင်သည်။</p>`,
  },
}
