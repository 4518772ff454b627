import type { Help } from '../own-game.ts'

export const help: Help = {
  VI: {
    title: 'Cách chơi Mưa Ngọc',
    content: `<p>Viên ngọc rơi qua các hàng chốt, ở mỗi hàng sang trái hay phải với xác suất như nhau, rồi vào một ô. Tiền nhận về là tiền cược nhân số ghi trên ô, đã gồm tiền cược. Ô ngoài cùng trả cao nhất.</p><p>Tỷ lệ hoàn trả (RTP): ít nhất {rtp}%, dù bạn chọn gì</p><p>Tỷ lệ hoàn trả của từng cách cược nằm trong <em>Luật chơi</em> của mỗi trò; ván nào cũng kiểm chứng được.</p>`,
  },
  EN: {
    title: 'How to play Pearl Rain',
    content: `<p>The pearl falls through rows of pegs, left or right at each with equal chance, into a slot. You get your stake times the number on the slot, stake included. The slots at the edges pay the most.</p><p>Return to player (RTP): at least {rtp}%, whatever you choose</p><p>The return to player of each bet is in the game under <em>Rules</em>; every round can be verified.</p>`,
  },
  CN: {
    title: '珠雨怎么玩',
    content: `<p>珍珠穿过一排排钉子，每排向左或向右的机会相同，最后落入一格。返还为投注额乘以格上的数字，包含投注额。两端的格子返还最多。</p><p>玩家返还率：无论如何选择，至少 {rtp}%</p><p>每种投注的返还率见游戏内的<em>规则</em>;每个回合都可验证。</p>`,
  },
  JA: {
    title: 'パールレインの遊び方',
    content: `<p>真珠はピンの段を、各段で同じ確率で左か右に進みながら落ち、ひとつの枠に入ります。賭け金に枠の数を掛けた額が、賭け金込みで払い戻されます。両端の枠が最も高くなります。</p><p>還元率（RTP）：どの選択でも {rtp}% 以上</p><p>賭け方ごとの還元率はゲーム内の<em>ルール</em>にあり、すべてのラウンドを検証できます。</p>`,
  },
  TH: {
    title: 'วิธีเล่นฝนไข่มุก',
    content: `<p>ไข่มุกตกผ่านแถวหมุด แต่ละแถวไปซ้ายหรือขวาด้วยโอกาสเท่ากัน แล้วลงในช่อง คุณได้รับเงินเดิมพันคูณตัวเลขบนช่องโดยรวมเงินเดิมพันแล้ว ช่องริมจ่ายมากที่สุด</p><p>อัตราคืนผู้เล่น (RTP): อย่างน้อย {rtp}% ไม่ว่าจะเลือกอย่างไร</p><p>อัตราจ่ายคืนของแต่ละเดิมพันอยู่ใน<em>กติกา</em>ของเกม ทุกรอบตรวจสอบได้</p>`,
  },
  TY: {
    title: 'Paano laruin ang Ulan ng Perlas',
    content: `<p>Nahuhulog ang perlas sa mga hilera ng peg, pakaliwa o pakanan sa bawat isa nang pantay ang tsansa, papunta sa isang puwang. Babalik ang taya na pinarami ng numero sa puwang, kasama na ang taya. Pinakamalaki ang nasa gilid.</p><p>Balik sa manlalaro (RTP): hindi bababa sa {rtp}%, anuman ang piliin mo</p><p>Nasa <em>Mga panuntunan</em> ng laro ang balik ng bawat taya; nabeberipika ang bawat round.</p>`,
  },
  MY: {
    title: 'ပုလဲမိုး ကစားနည်း',
    content: `<p>ပုလဲသည် ပင်တန်းများကို ဖြတ်၍ ကျသည်။ အတန်းတိုင်းတွင် ဘယ် သို့မဟုတ် ညာသို့ အခွင့်အရေး တူညီစွာ သွားပြီး အကွက်တစ်ခုထဲ ဝင်သည်။ လောင်းကြေးကို အကွက်ပေါ်ရှိ ဂဏန်းနှင့် မြှောက်၍ ပြန်ရသည်၊ လောင်းကြေး ပါဝင်သည်။ အစွန်အကွက်များက အများဆုံး ပေးသည်။</p><p>ကစားသမားသို့ ပြန်ပေးနှုန်း (RTP) - မည်သို့ရွေးစေ အနည်းဆုံး {rtp}%</p><p>လောင်းနည်းတစ်ခုစီ၏ ပြန်ပေးနှုန်းကို ဂိမ်းထဲရှိ <em>စည်းမျဉ်းများ</em> တွင် ဖော်ပြထားပြီး ပွဲတိုင်းကို စစ်ဆေးနိုင်သည်။</p>`,
  },
}
