import type { Help } from '../own-game.ts'

export const help: Help = {
  VI: {
    title: 'Cách chơi Xúc Xắc Trăm',
    content: `<p>Mỗi ván gieo một số từ 0.00 đến 99.99, mọi số có xác suất như nhau. Bạn đặt mốc và chọn số gieo ra dưới hay trên mốc; ra đúng mốc thì không thắng.</p><p>Hệ số là 99 chia cho xác suất thắng tính theo phần trăm, làm tròn xuống bốn chữ số thập phân. Tiền nhận về đã gồm tiền cược.</p><p>Tỷ lệ hoàn trả (RTP): ít nhất {rtp}%, dù bạn chọn gì</p><p>Tỷ lệ hoàn trả của từng cách cược nằm trong <em>Luật chơi</em> của mỗi trò; ván nào cũng kiểm chứng được.</p>`,
  },
  EN: {
    title: 'How to play Hundred Dice',
    content: `<p>Each round rolls a number from 0.00 to 99.99; every number is equally likely. Set a target and choose whether the roll lands under or over it. A roll exactly on the target doesn’t win.</p><p>The multiplier is 99 divided by the chance in percent, rounded down to four decimals. Payouts include the stake.</p><p>Return to player (RTP): at least {rtp}%, whatever you choose</p><p>The return to player of each bet is in the game under <em>Rules</em>; every round can be verified.</p>`,
  },
  CN: {
    title: '百点骰怎么玩',
    content: `<p>每局掷出 0.00 到 99.99 之间的一个数，每个数机会相同。您设定一个点数，并选择结果小于或大于该点数；恰好等于该点数不算中。</p><p>倍数等于 99 除以中奖概率的百分数，保留四位小数，多余舍去。返还金额包含投注额。</p><p>玩家返还率：无论如何选择，至少 {rtp}%</p><p>每种投注的返还率见游戏内的<em>规则</em>;每个回合都可验证。</p>`,
  },
  JA: {
    title: 'ハンドレッドダイスの遊び方',
    content: `<p>毎回 0.00 から 99.99 までの数がひとつ出ます。どの数も同じ確率です。ポイントを決め、出る数がそれ未満か超えるかを選びます。ちょうど同じ数なら当たりになりません。</p><p>倍率は 99 を確率（パーセント）で割り、小数第4位より下を切り捨てた数です。払い戻しには賭け金が含まれます。</p><p>還元率（RTP）：どの選択でも {rtp}% 以上</p><p>賭け方ごとの還元率はゲーム内の<em>ルール</em>にあり、すべてのラウンドを検証できます。</p>`,
  },
  TH: {
    title: 'วิธีเล่นลูกเต๋าร้อยแต้ม',
    content: `<p>แต่ละรอบทอยได้เลขตั้งแต่ 0.00 ถึง 99.99 ทุกเลขมีโอกาสเท่ากัน คุณตั้งแต้มและเลือกว่าเลขจะต่ำกว่าหรือสูงกว่าแต้มนั้น ถ้าออกตรงแต้มพอดีถือว่าไม่ชนะ</p><p>ตัวคูณเท่ากับ 99 หารด้วยโอกาสเป็นเปอร์เซ็นต์ ตัดทศนิยมหลังตำแหน่งที่สี่ เงินที่ได้รับรวมเงินเดิมพันแล้ว</p><p>อัตราคืนผู้เล่น (RTP): อย่างน้อย {rtp}% ไม่ว่าจะเลือกอย่างไร</p><p>อัตราจ่ายคืนของแต่ละเดิมพันอยู่ใน<em>กติกา</em>ของเกม ทุกรอบตรวจสอบได้</p>`,
  },
  TY: {
    title: 'Paano laruin ang Daang Dice',
    content: `<p>Bawat round ay may lalabas na numero mula 0.00 hanggang 99.99; pantay ang tsansa ng bawat isa. Magtakda ng punto at piliin kung mas mababa o mas mataas dito ang lalabas. Hindi panalo kung eksakto sa punto.</p><p>Ang multiplier ay 99 na hinati sa tsansa sa porsiyento, pinutol pagkatapos ng apat na decimal. Kasama ang taya sa babalik.</p><p>Balik sa manlalaro (RTP): hindi bababa sa {rtp}%, anuman ang piliin mo</p><p>Nasa <em>Mga panuntunan</em> ng laro ang balik ng bawat taya; nabeberipika ang bawat round.</p>`,
  },
  MY: {
    title: 'အမှတ်တစ်ရာ အန်စာ ကစားနည်း',
    content: `<p>တစ်ပွဲစီတွင် 0.00 မှ 99.99 အတွင်း ဂဏန်းတစ်ခု ထွက်သည်။ ဂဏန်းတိုင်း အခွင့်အရေး တူညီသည်။ အမှတ်တစ်ခု သတ်မှတ်ပြီး ထွက်ဂဏန်းသည် ထိုအမှတ်၏ အောက် သို့မဟုတ် အထက်ဖြစ်မည်ကို ရွေးပါ။ အမှတ်နှင့် အတိအကျတူလျှင် မနိုင်ပါ။</p><p>အဆသည် 99 ကို ရာခိုင်နှုန်းဖြင့်ပြသော ဖြစ်နိုင်ခြေနှင့် စားပြီး ဒသမလေးနေရာနောက်ပိုင်း ဖြတ်ထားသည်။ ပြန်ရမည့်ငွေတွင် လောင်းကြေး ပါဝင်သည်။</p><p>ကစားသမားသို့ ပြန်ပေးနှုန်း (RTP) - မည်သို့ရွေးစေ အနည်းဆုံး {rtp}%</p><p>လောင်းနည်းတစ်ခုစီ၏ ပြန်ပေးနှုန်းကို ဂိမ်းထဲရှိ <em>စည်းမျဉ်းများ</em> တွင် ဖော်ပြထားပြီး ပွဲတိုင်းကို စစ်ဆေးနိုင်သည်။</p>`,
  },
}
