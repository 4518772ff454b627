import type { Help } from '../own-game.ts'

export const help: Help = {
  VI: {
    title: 'Cách chơi Baccarat Trăng',
    content: `<p>Mỗi ván dùng tám bộ bài mới xáo. Át tính 1 điểm, lá 10 và lá hình tính 0; điểm của mỗi bên là chữ số cuối của tổng. Bên nào gần 9 hơn thì thắng.</p><ul><li>Nếu một bên có 8 hoặc 9 điểm với hai lá đầu, không bên nào rút thêm. Nhà con rút khi có 0–5. Nhà cái rút khi có 0–2; có 3 thì rút trừ khi lá thứ ba của nhà con là 8; có 4 thì rút nếu lá đó là 2–7; có 5 nếu là 4–7; có 6 nếu là 6–7. Nếu nhà con không rút, nhà cái rút khi có 0–5.</li><li>Khi hòa, cược nhà con và nhà cái được hoàn lại. Cửa nhà cái thắng bị trừ 5% hoa hồng. Đôi nghĩa là hai lá đầu của bên đó giống nhau, ví dụ hai lá K.</li></ul><p>Cửa nhà cái có tỷ lệ hoàn trả {rtp}%; tỷ lệ của các cửa khác nằm trong <em>Luật chơi</em> của trò.</p>`,
  },
  EN: {
    title: 'How to play Moon Baccarat',
    content: `<p>Each round is dealt from eight freshly shuffled decks. Aces count 1, tens and face cards 0. A hand’s value is the last digit of its total, and the hand closer to 9 wins.</p><ul><li>If either side has 8 or 9 with two cards, no one draws. The player draws on 0–5. The banker draws on 0–2; on 3 unless the player’s third card is an 8; on 4 if it’s 2–7; on 5 if it’s 4–7; on 6 if it’s 6–7. If the player stands, the banker draws on 0–5.</li><li>On a tie, bets on player and banker are returned. Winning banker bets pay a 5% commission. A pair means that side’s first two cards have the same rank.</li></ul><p>Bets on the banker return {rtp}%; the return of every other bet is in the game under <em>Rules</em>.</p>`,
  },
  CN: {
    title: '月夜百家乐怎么玩',
    content: `<p>每局从重新洗匀的八副牌发出。A 计 1，10 与人头牌计 0；点数取总和的个位。更接近 9 的一方获胜。</p><ul><li>任一方两张牌为 8 或 9 则不再补牌。闲 0–5 补牌。庄 0–2 补牌；3 点时闲第三张不是 8 则补，4 点时为 2–7 则补，5 点时为 4–7 则补，6 点时为 6–7 则补。闲不补时，庄 0–5 补牌。</li><li>和局退回庄闲注。庄赢抽佣 5%。对子：该方前两张同点数牌面。</li></ul><p>押庄的返还率为 {rtp}%；各注的返还率见游戏内的<em>规则</em>。</p>`,
  },
  JA: {
    title: 'ムーンバカラの遊び方',
    content: `<p>毎回シャッフルした8デックから配ります。Aは1、10と絵札は0。合計の一の位が点数で、9に近い方が勝ちます。</p><ul><li>どちらかが2枚で8か9なら引きません。プレイヤーは0–5で引きます。バンカーは0–2で引き、3ではプレイヤーの3枚目が8以外、4では2–7、5では4–7、6では6–7のとき引きます。プレイヤーが引かないとき、バンカーは0–5で引きます。</li><li>タイではプレイヤーとバンカーの賭け金が戻ります。バンカーの勝ちには5%のコミッションがかかります。ペアは最初の2枚が同じランクです。</li></ul><p>バンカーへのベットの還元率は{rtp}%です。ベットごとの値はゲーム内の<em>ルール</em>にあります。</p>`,
  },
  TH: {
    title: 'วิธีเล่นบาคาร่าจันทร์',
    content: `<p>ทุกรอบแจกจากไพ่แปดสำรับที่สับใหม่ เอซนับ 1 ไพ่ 10 และไพ่หน้านับ 0 แต้มคือเลขท้ายของผลรวม ฝั่งที่ใกล้ 9 กว่าชนะ</p><ul><li>ถ้าฝั่งใดได้ 8 หรือ 9 จากสองใบ จะไม่จั่วเพิ่ม ผู้เล่นจั่วเมื่อได้ 0–5 เจ้ามือจั่วเมื่อได้ 0–2 เมื่อได้ 3 หากใบที่สามของผู้เล่นไม่ใช่ 8 เมื่อได้ 4 หากเป็น 2–7 เมื่อได้ 5 หากเป็น 4–7 เมื่อได้ 6 หากเป็น 6–7 ถ้าผู้เล่นไม่จั่ว เจ้ามือจั่วเมื่อได้ 0–5</li><li>หากเสมอ เดิมพันผู้เล่นและเจ้ามือได้คืน เจ้ามือชนะหักค่าคอมมิชชัน 5% คู่คือไพ่สองใบแรกของฝั่งนั้นหน้าเดียวกัน</li></ul><p>เดิมพันเจ้ามือมีอัตราคืน {rtp}% ของแต่ละเดิมพันอยู่ในเกมที่<em>กติกา</em></p>`,
  },
  TY: {
    title: 'Paano laruin ang Moon Baccarat',
    content: `<p>Bawat round ay mula sa walong deck na bagong balasa. Alas ay 1, ang 10 at mga larawan ay 0; ang puntos ay ang huling digit ng suma. Panalo ang mas malapit sa 9.</p><ul><li>Kapag may 8 o 9 sa dalawang baraha ang isang panig, wala nang bubunot. Bumubunot ang player sa 0–5. Bumubunot ang banker sa 0–2; sa 3 maliban kung 8 ang ikatlong baraha ng player, sa 4 kung 2–7 ito, sa 5 kung 4–7, sa 6 kung 6–7. Kapag hindi bumunot ang player, bumubunot ang banker sa 0–5.</li><li>Sa tabla, ibinabalik ang taya sa player at banker. May 5% komisyon ang panalo ng banker. Ang pair ay dalawang unang baraha na magkapareho ang ranggo.</li></ul><p>Ang taya sa banker ay may return na {rtp}%; ang sa bawat taya ay nasa <em>Mga tuntunin</em> ng laro.</p>`,
  },
  MY: {
    title: 'လ ဘာကာရာ ကစားနည်း',
    content: `<p>ပွဲတိုင်း အသစ်မွှေထားသော ဖဲရှစ်ထုပ်မှ ဝေသည်။ အေ့စ် 1၊ 10 နှင့် ရုပ်ဖဲ 0။ အမှတ်သည် ပေါင်းလဒ်၏ နောက်ဆုံးဂဏန်း။ 9 နှင့် ပိုနီးသူ နိုင်သည်။</p><ul><li>တစ်ဖက်ဖက် နှစ်ချပ်ဖြင့် 8 သို့မဟုတ် 9 ရလျှင် ထပ်မဆွဲပါ။ ပလေယာ 0–5 တွင် ဆွဲသည်။ ဘန်ကာ 0–2 တွင် ဆွဲသည်၊ 3 တွင် ပလေယာ၏ တတိယဖဲ 8 မဟုတ်လျှင်၊ 4 တွင် 2–7၊ 5 တွင် 4–7၊ 6 တွင် 6–7 ဖြစ်လျှင် ဆွဲသည်။ ပလေယာ မဆွဲလျှင် ဘန်ကာ 0–5 တွင် ဆွဲသည်။</li><li>သရေဖြစ်လျှင် ပလေယာနှင့် ဘန်ကာ လောင်းကြေး ပြန်ရသည်။ ဘန်ကာနိုင်လျှင် ကော်မရှင် 5% ဖြတ်သည်။ အတွဲဆိုသည်မှာ ပထမနှစ်ချပ် အဆင့်တူခြင်း ဖြစ်သည်။</li></ul><p>ဘဏ်ကာလောင်းကြေး၏ ပြန်ပေးနှုန်းမှာ {rtp}% ဖြစ်သည်။ လောင်းကြေးတစ်ခုစီ၏ နှုန်းကို ဂိမ်းအတွင်း <em>စည်းမျဉ်းများ</em> တွင် ကြည့်နိုင်သည်။</p>`,
  },
}
