import type { Help } from '../own-game.ts'

export const help: Help = {
  VI: {
    title: 'Cách chơi Sấp Ngửa',
    content: `<p>Bạn chọn một mặt và số lần tung, từ 1 đến 10. Mỗi lần tung ra ngửa hay sấp với xác suất như nhau. Nếu lần nào cũng ra mặt đã chọn, một lần tung trả 1.96 lần tiền cược, mỗi lần tung thêm nhân đôi; đã gồm tiền cược. Trong danh sách, ● là ngửa, ○ là sấp.</p><p>Tỷ lệ hoàn trả (RTP): ít nhất {rtp}%, dù bạn chọn gì</p><p>Tỷ lệ hoàn trả của từng cách cược nằm trong <em>Luật chơi</em> của mỗi trò; ván nào cũng kiểm chứng được.</p>`,
  },
  EN: {
    title: 'How to play Heads or Tails',
    content: `<p>Choose a side and 1 to 10 flips. Each flip shows heads or tails with equal chance. If every flip shows your side, one flip pays 1.96 times your stake and each extra flip doubles that, stake included. In lists ● is heads and ○ is tails.</p><p>Return to player (RTP): at least {rtp}%, whatever you choose</p><p>The return to player of each bet is in the game under <em>Rules</em>; every round can be verified.</p>`,
  },
  CN: {
    title: '正反面怎么玩',
    content: `<p>您选择一面和抛掷次数（1 至 10 次）。每次出现正面或反面的机会相等。若每次都是您选的一面，抛一次返还投注额的 1.96 倍，每多一次翻倍，包含投注额。列表中 ● 为正面，○ 为反面。</p><p>玩家返还率：无论如何选择，至少 {rtp}%</p><p>每种投注的返还率见游戏内的<em>规则</em>;每个回合都可验证。</p>`,
  },
  JA: {
    title: '表か裏かの遊び方',
    content: `<p>面と投げる回数（1〜10回）を選びます。表と裏は毎回同じ確率で出ます。すべて選んだ面なら、1回で賭け金の1.96倍、1回増えるごとに2倍が払い戻されます（賭け金を含みます）。一覧では●が表、○が裏です。</p><p>還元率（RTP）：どの選択でも {rtp}% 以上</p><p>賭け方ごとの還元率はゲーム内の<em>ルール</em>にあり、すべてのラウンドを検証できます。</p>`,
  },
  TH: {
    title: 'วิธีเล่นหัวหรือก้อย',
    content: `<p>คุณเลือกด้านและจำนวนครั้งที่โยน 1 ถึง 10 ครั้ง แต่ละครั้งออกหัวหรือก้อยด้วยโอกาสเท่ากัน ถ้าทุกครั้งออกด้านที่เลือก โยนหนึ่งครั้งจ่าย 1.96 เท่าของเงินเดิมพัน และเพิ่มเป็นสองเท่าต่อครั้งที่เพิ่ม รวมเงินเดิมพันแล้ว ในรายการ ● คือหัว ○ คือก้อย</p><p>อัตราคืนผู้เล่น (RTP): อย่างน้อย {rtp}% ไม่ว่าจะเลือกอย่างไร</p><p>อัตราจ่ายคืนของแต่ละเดิมพันอยู่ใน<em>กติกา</em>ของเกม ทุกรอบตรวจสอบได้</p>`,
  },
  TY: {
    title: 'Paano laruin ang Cara o Cruz',
    content: `<p>Pumili ng mukha at ng bilang ng hagis, 1 hanggang 10. Pareho ang tsansa ng cara at cruz sa bawat hagis. Kapag lahat ay lumabas sa pinili mo, 1.96 na beses ng taya ang bayad sa isang hagis, at doble sa bawat dagdag na hagis, kasama na ang taya. Sa mga listahan, ● ang cara at ○ ang cruz.</p><p>Balik sa manlalaro (RTP): hindi bababa sa {rtp}%, anuman ang piliin mo</p><p>Nasa <em>Mga panuntunan</em> ng laro ang balik ng bawat taya; nabeberipika ang bawat round.</p>`,
  },
  MY: {
    title: 'ခေါင်း သို့မဟုတ် ပန်း ကစားနည်း',
    content: `<p>မျက်နှာတစ်ဖက်နှင့် လှန်မည့်အကြိမ် 1 မှ 10 အထိ ရွေးပါ။ အကြိမ်တိုင်း ခေါင်း သို့မဟုတ် ပန်း ကျနိုင်ခြေ တူညီသည်။ အကြိမ်တိုင်း ရွေးထားသည့်ဘက် ကျလျှင် တစ်ကြိမ်အတွက် လောင်းကြေး၏ 1.96 ဆ၊ ထပ်တိုးသည့် တစ်ကြိမ်စီအတွက် နှစ်ဆ ပြန်ရပြီး လောင်းကြေး ပါဝင်ပြီးဖြစ်သည်။ စာရင်းတွင် ● သည် ခေါင်း၊ ○ သည် ပန်း ဖြစ်သည်။</p><p>ကစားသမားသို့ ပြန်ပေးနှုန်း (RTP) - မည်သို့ရွေးစေ အနည်းဆုံး {rtp}%</p><p>လောင်းနည်းတစ်ခုစီ၏ ပြန်ပေးနှုန်းကို ဂိမ်းထဲရှိ <em>စည်းမျဉ်းများ</em> တွင် ဖော်ပြထားပြီး ပွဲတိုင်းကို စစ်ဆေးနိုင်သည်။</p>`,
  },
}
