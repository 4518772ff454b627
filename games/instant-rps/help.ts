import type { Help } from '../own-game.ts'

export const help: Help = {
  VI: {
    title: 'Cách chơi Oẳn Tù Tì',
    content: `<p>Bạn ra búa, bao hay kéo; nhà cái rút một trong ba với xác suất như nhau. Búa thắng kéo, kéo thắng bao, bao thắng búa. Thắng được trả 1.94 lần tiền cược, hòa hoàn lại tiền cược. Bạn ra gì thì tỷ lệ hoàn trả cũng là 98%.</p><p>Tỷ lệ hoàn trả (RTP): ít nhất {rtp}%, dù bạn chọn gì</p><p>Tỷ lệ hoàn trả của từng cách cược nằm trong <em>Luật chơi</em> của mỗi trò; ván nào cũng kiểm chứng được.</p>`,
  },
  EN: {
    title: 'How to play Rock Paper Scissors',
    content: `<p>Choose rock, paper, or scissors; the house draws one of the three with equal chance. Rock beats scissors, scissors beat paper, paper beats rock. A win pays 1.94 times your stake, a tie returns it. The return is 98% whatever you choose.</p><p>Return to player (RTP): at least {rtp}%, whatever you choose</p><p>The return to player of each bet is in the game under <em>Rules</em>; every round can be verified.</p>`,
  },
  CN: {
    title: '石头剪刀布怎么玩',
    content: `<p>您出石头、剪刀或布；庄家以相等的机会抽出其一。石头胜剪刀，剪刀胜布，布胜石头。赢返还投注额的 1.94 倍，平局退回投注额。无论出什么，返还率都是 98%。</p><p>玩家返还率：无论如何选择，至少 {rtp}%</p><p>每种投注的返还率见游戏内的<em>规则</em>;每个回合都可验证。</p>`,
  },
  JA: {
    title: 'じゃんけんの遊び方',
    content: `<p>グー、チョキ、パーのどれかを出します。ハウスの手は3つから同じ確率で決まります。グーはチョキに、チョキはパーに、パーはグーに勝ちます。勝ちは賭け金の1.94倍、あいこは賭け金が戻ります。何を出しても還元率は98%です。</p><p>還元率（RTP）：どの選択でも {rtp}% 以上</p><p>賭け方ごとの還元率はゲーム内の<em>ルール</em>にあり、すべてのラウンドを検証できます。</p>`,
  },
  TH: {
    title: 'วิธีเล่นเป่ายิ้งฉุบ',
    content: `<p>คุณออกค้อน กระดาษ หรือกรรไกร เจ้ามือสุ่มหนึ่งในสามด้วยโอกาสเท่ากัน ค้อนชนะกรรไกร กรรไกรชนะกระดาษ กระดาษชนะค้อน ชนะจ่าย 1.94 เท่าของเงินเดิมพัน เสมอคืนเงินเดิมพัน อัตราคืนคือ 98% ไม่ว่าคุณออกอะไร</p><p>อัตราคืนผู้เล่น (RTP): อย่างน้อย {rtp}% ไม่ว่าจะเลือกอย่างไร</p><p>อัตราจ่ายคืนของแต่ละเดิมพันอยู่ใน<em>กติกา</em>ของเกม ทุกรอบตรวจสอบได้</p>`,
  },
  TY: {
    title: 'Paano laruin ang Bato Bato Pik',
    content: `<p>Magpakita ng bato, papel o gunting; isa sa tatlo ang lalabas sa bangka, pare-pareho ang tsansa. Talo ng bato ang gunting, ng gunting ang papel, ng papel ang bato. Ang panalo ay nagbabayad ng 1.94 na beses ng taya; sa tabla, ibinabalik ang taya. 98% ang balik anuman ang ipakita mo.</p><p>Balik sa manlalaro (RTP): hindi bababa sa {rtp}%, anuman ang piliin mo</p><p>Nasa <em>Mga panuntunan</em> ng laro ang balik ng bawat taya; nabeberipika ang bawat round.</p>`,
  },
  MY: {
    title: 'ကျောက် စက္ကူ ကတ်ကြေး ကစားနည်း',
    content: `<p>ကျောက်၊ စက္ကူ သို့မဟုတ် ကတ်ကြေး ပြပါ။ ဒိုင်က သုံးခုအနက် တစ်ခုကို တူညီသောအခွင့်အလမ်းဖြင့် ထုတ်သည်။ ကျောက်က ကတ်ကြေးကို၊ ကတ်ကြေးက စက္ကူကို၊ စက္ကူက ကျောက်ကို နိုင်သည်။ နိုင်လျှင် လောင်းကြေး၏ 1.94 ဆ၊ သရေကျလျှင် လောင်းကြေး ပြန်ရသည်။ ဘာပြပြ ပြန်ပေးနှုန်းမှာ 98% ဖြစ်သည်။</p><p>ကစားသမားသို့ ပြန်ပေးနှုန်း (RTP) - မည်သို့ရွေးစေ အနည်းဆုံး {rtp}%</p><p>လောင်းနည်းတစ်ခုစီ၏ ပြန်ပေးနှုန်းကို ဂိမ်းထဲရှိ <em>စည်းမျဉ်းများ</em> တွင် ဖော်ပြထားပြီး ပွဲတိုင်းကို စစ်ဆေးနိုင်သည်။</p>`,
  },
}
