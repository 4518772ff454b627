import type { Help } from '../own-game.ts'

export const help: Help = {
  VI: {
    title: 'Cách chơi Poker Đôi J',
    content: `<p>Bạn nhận năm lá từ bộ bài 52 lá, chọn lá muốn giữ rồi rút. Các lá còn lại được thay một lần và bài cuối cùng được trả theo bảng. Lá thay đã được định sẵn từ hạt giống trước khi bạn chọn.</p><p>Ván chưa xong được giữ 24 giờ kể từ lúc chia bài. Quá thời gian đó, cả năm lá được giữ và bài được trả theo bảng. Khi ván còn mở, không đổi được hạt giống.</p><p>Chơi tối ưu, tỷ lệ hoàn trả là {rtp}%; chơi khác đi thì tỷ lệ thấp hơn. Bảng trả thưởng nằm trong <em>Luật chơi</em> của trò.</p>`,
  },
  EN: {
    title: 'How to play Jacks or Better',
    content: `<p>You get five cards from a 52-card deck. Choose which to hold, then draw: the others are replaced once, and the final hand pays by the table. The replacement cards come from the seed and are set before you choose.</p><p>An unfinished round is kept for 24 hours from the deal. After that, all five cards are held and the hand pays by the table. You can’t change the seed while a round is open.</p><p>With optimal play, the return to player is {rtp}%; any other play returns less. The paytable is in the game under <em>Rules</em>.</p>`,
  },
  CN: {
    title: '对J高手扑克怎么玩',
    content: `<p>从52张牌中发五张，选择要保留的牌再换牌；未保留的牌更换一次，然后按赔付表派彩。替换的牌在您选择之前就已由种子抽定。</p><p>未完成的一局自发牌起保留24小时。到时五张牌全部保留并派彩。进行中不能更换种子。</p><p>按最佳打法，返还率为 {rtp}%；其他打法更低。赔付表见游戏内的<em>规则</em>。</p>`,
  },
  JA: {
    title: 'ジャックス・オア・ベターの遊び方',
    content: `<p>52枚から5枚が配られ、残すカードを選んでドローします。残さないカードは一度だけ交換され、配当表で支払われます。交換のカードは選ぶ前にシードから引かれています。</p><p>終わっていないラウンドは配ってから24時間保存されます。時間が過ぎると5枚すべてを残して支払われます。進行中はシードを変更できません。</p><p>最善のプレイでの還元率は{rtp}%で、ほかのプレイではそれより低くなります。配当表はゲーム内の<em>ルール</em>にあります。</p>`,
  },
  TH: {
    title: 'วิธีเล่นแจ็คออร์เบตเตอร์',
    content: `<p>คุณได้ไพ่ห้าใบจากสำรับ 52 ใบ เลือกใบที่จะเก็บแล้วจั่ว ใบที่ไม่เก็บถูกเปลี่ยนหนึ่งครั้งแล้วจ่ายตามตาราง ไพ่ที่มาแทนถูกสุ่มจากซีดก่อนที่คุณจะเลือก</p><p>รอบที่ยังไม่จบเก็บไว้ 24 ชั่วโมงนับจากแจกไพ่ ครบเวลาแล้วระบบเก็บไพ่ทั้งห้าใบและจ่ายตามตาราง ระหว่างที่รอบยังเปิดอยู่เปลี่ยนซีดไม่ได้</p><p>เล่นดีที่สุดแล้วอัตราคืนผู้เล่นคือ {rtp}% เล่นแบบอื่นได้คืนน้อยกว่า ตารางจ่ายอยู่ในเกมที่<em>กติกา</em></p>`,
  },
  TY: {
    title: 'Paano laruin ang Jacks o Mas Mataas',
    content: `<p>Makakakuha ka ng limang baraha mula sa 52, pipiliin ang hahawakan at bubunot; ang hindi hawak ay pinapalitan nang isang beses at binabayaran ang kamay ayon sa talaan. Nabunot na mula sa seed ang mga kapalit bago ka pumili.</p><p>Ang hindi natapos na round ay itinatago nang 24 oras mula sa pamimigay. Paglampas, hahawakan ang lahat ng lima at babayaran ang kamay. Habang bukas ito, hindi mapapalitan ang seed.</p><p>Sa pinakamahusay na laro, ang return to player ay {rtp}%; mas mababa sa ibang laro. Nasa <em>Mga tuntunin</em> ng laro ang paytable.</p>`,
  },
  MY: {
    title: 'ဂျက်စုံ ပိုကာ ကစားနည်း',
    content: `<p>ဖဲ 52 ချပ်မှ ငါးချပ်ရပြီး ထားမည့်ဖဲကို ရွေး၍ လဲပါ။ မထားသောဖဲကို တစ်ကြိမ်လဲပေးပြီး ဇယားအတိုင်း ပေးသည်။ အစားထိုးဖဲများကို သင်မရွေးမီ မျိုးစေ့မှ ဆွဲပြီးဖြစ်သည်။</p><p>မပြီးသေးသောပွဲကို ဖဲဝေချိန်မှ 24 နာရီ သိမ်းထားသည်။ အချိန်ပြည့်လျှင် ငါးချပ်လုံးထား၍ ဇယားအတိုင်း ပေးသည်။ ပွဲဖွင့်ထားစဉ် မျိုးစေ့ မပြောင်းနိုင်ပါ။</p><p>အကောင်းဆုံး ကစားနည်းဖြင့် ပြန်ပေးနှုန်းမှာ {rtp}% ဖြစ်ပြီး အခြားနည်းများက လျော့သည်။ ပေးချေဇယားကို ဂိမ်းအတွင်း <em>စည်းမျဉ်းများ</em> တွင် ကြည့်နိုင်သည်။</p>`,
  },
}
