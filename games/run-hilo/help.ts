import type { Help } from '../own-game.ts'

export const help: Help = {
  VI: {
    title: 'Cách chơi Cao Hay Thấp',
    content: `<p>Một lá bài được lật. Bạn đoán lá kế cao hơn hay thấp hơn; lá bằng nhau tính cho cả hai. Với A đoán cao hơn hoặc bằng, với K đoán thấp hơn hoặc bằng, khi đó chỉ một phía đúng. A thấp nhất, K cao nhất.</p><p>Mỗi lần đoán đúng nhân hệ số với 13 chia cho số lá thắng. Nhà cái giữ 1% một lần cho cả ván. Rút lúc nào cũng được sau lần đúng đầu tiên. Tiền nhận về đã gồm tiền cược.</p><p>Bỏ qua để lật lá khác mà không đoán, tối đa 52 lần mỗi ván. Không thể chọn lần đoán đưa hệ số vượt 1,000,000.</p><p>Ván chưa xong được giữ 24 giờ từ lúc bắt đầu, bạn vào lại là chơi tiếp. Hết giờ, ván tự rút theo hệ số đang có; chưa thắng bước nào thì hoàn tiền cược. Khi ván còn mở, không đổi được hạt giống.</p><p>Tỷ lệ hoàn trả (RTP): ít nhất {rtp}%, dù bạn chọn gì</p><p>Tỷ lệ hoàn trả của từng cách cược nằm trong <em>Luật chơi</em> của mỗi trò; ván nào cũng kiểm chứng được.</p>`,
  },
  EN: {
    title: 'How to play High or Low',
    content: `<p>A card is turned over. Guess whether the next one is higher or lower; a card of the same rank counts for both. On an ace you guess higher or same, on a king lower or same, and only one of the two is right. Aces are lowest, kings highest.</p><p>Each correct guess multiplies by 13 divided by the number of winning ranks. The house keeps 1% once per round. Cash out anytime after the first correct guess. Payouts include the stake.</p><p>Skip to turn another card without guessing, up to 52 times per round. You can’t choose a guess that would take the multiplier above 1,000,000.</p><p>An unfinished round is kept for 24 hours from its start; come back to play on. After that, it cashes out automatically at its current multiplier, or returns your stake if nothing was won yet. You can’t change the seed while a round is open.</p><p>Return to player (RTP): at least {rtp}%, whatever you choose</p><p>The return to player of each bet is in the game under <em>Rules</em>; every round can be verified.</p>`,
  },
  CN: {
    title: '高还是低怎么玩',
    content: `<p>翻开一张牌，猜下一张更大还是更小；点数相同两边都算对。A 可猜更大或相同，K 可猜更小或相同，此时只有一边算对。A 最小，K 最大。</p><p>每猜对一次，倍数乘以 13 除以可赢的点数个数。庄家整局只收一次 1%。猜对第一次后随时可提现。所得已含投注。</p><p>跳过可换一张牌而不猜，每局最多 52 次。会使倍数超过 1,000,000 的猜法不能选。</p><p>未完成的一局自开始起保留 24 小时，回来可继续。到时自动按当前倍数提现；若尚未赢过一步，则退还投注。进行中不能更换种子。</p><p>玩家返还率：无论如何选择，至少 {rtp}%</p><p>每种投注的返还率见游戏内的<em>规则</em>;每个回合都可验证。</p>`,
  },
  JA: {
    title: 'ハイ・オア・ローの遊び方',
    content: `<p>カードが1枚開きます。次が高いか低いかを当てます。同じ数はどちらも正解です。Aでは高いか同じ、Kでは低いか同じを選び、正解は一方だけです。Aが最も低く、Kが最も高いです。</p><p>正解のたびに、13を勝ちの数で割った値が倍率に掛かります。ハウスの取り分はラウンド全体で1回、1%です。最初の正解の後はいつでもキャッシュアウトできます。配当には賭け金が含まれます。</p><p>スキップすると予想せずに次のカードを開けます。1ラウンド52回までです。倍率が1,000,000を超える予想は選べません。</p><p>終わっていないラウンドは開始から24時間保存され、戻れば続きから遊べます。時間が過ぎると、その時点の倍率で自動的に支払われ、まだ勝ちがなければ賭け金が戻ります。進行中はシードを変更できません。</p><p>還元率（RTP）：どの選択でも {rtp}% 以上</p><p>賭け方ごとの還元率はゲーム内の<em>ルール</em>にあり、すべてのラウンドを検証できます。</p>`,
  },
  TH: {
    title: 'วิธีเล่นสูงหรือต่ำ',
    content: `<p>เปิดไพ่หนึ่งใบ ทายว่าใบถัดไปสูงหรือต่ำกว่า แต้มเท่ากันนับถูกทั้งสองฝั่ง ถ้าเป็น A ทายสูงกว่าหรือเท่ากัน ถ้าเป็น K ทายต่ำกว่าหรือเท่ากัน โดยถูกได้ฝั่งเดียว A ต่ำสุด K สูงสุด</p><p>ทายถูกแต่ละครั้งคูณด้วย 13 หารด้วยจำนวนแต้มที่ชนะ เจ้ามือหัก 1% ครั้งเดียวทั้งรอบ ถอนได้ทุกเมื่อหลังทายถูกครั้งแรก เงินที่ได้รวมเงินเดิมพันแล้ว</p><p>ข้ามเพื่อเปิดไพ่ใหม่โดยไม่ทาย ได้สูงสุด 52 ครั้งต่อรอบ การทายที่ทำให้ตัวคูณเกิน 1,000,000 เลือกไม่ได้</p><p>รอบที่ยังไม่จบเก็บไว้ 24 ชั่วโมงนับจากเริ่ม กลับมาเล่นต่อได้ ครบเวลาแล้วระบบถอนให้ตามตัวคูณขณะนั้น ถ้ายังไม่ชนะสักก้าวจะคืนเงินเดิมพัน ระหว่างที่รอบยังเปิดอยู่เปลี่ยนซีดไม่ได้</p><p>อัตราคืนผู้เล่น (RTP): อย่างน้อย {rtp}% ไม่ว่าจะเลือกอย่างไร</p><p>อัตราจ่ายคืนของแต่ละเดิมพันอยู่ใน<em>กติกา</em>ของเกม ทุกรอบตรวจสอบได้</p>`,
  },
  TY: {
    title: 'Paano laruin ang Mataas o Mababa',
    content: `<p>Isang baraha ang binubuksan. Hulaan kung mas mataas o mas mababa ang susunod; ang kaparehong ranggo ay tama sa dalawa. Sa A, hulaan ang mas mataas o pareho; sa K, mas mababa o pareho, at isa lang ang tama roon. A ang pinakamababa, K ang pinakamataas.</p><p>Bawat tamang hula ay nagpaparami ng 13 na hinati sa mga ranggong panalo. Isang beses lang kinukuha ng bahay ang 1% sa buong round. Puwedeng kunin anumang oras pagkatapos ng unang tamang hula. Kasama na ang taya sa bayad.</p><p>Laktawan para magbukas ng ibang baraha nang walang hula, hanggang 52 beses bawat round. Hindi mapipili ang hulang lalampas ang multiplier sa 1,000,000.</p><p>Ang hindi natapos na round ay itinatago nang 24 oras mula sa simula; bumalik at ituloy ito. Paglampas, kusa itong kukunin sa kasalukuyang multiplier; kung wala pang panalo, ibabalik ang taya. Habang bukas ito, hindi mapapalitan ang seed.</p><p>Balik sa manlalaro (RTP): hindi bababa sa {rtp}%, anuman ang piliin mo</p><p>Nasa <em>Mga panuntunan</em> ng laro ang balik ng bawat taya; nabeberipika ang bawat round.</p>`,
  },
  MY: {
    title: 'မြင့်မလား နိမ့်မလား ကစားနည်း',
    content: `<p>ဖဲတစ်ချပ်ဖွင့်သည်။ နောက်ဖဲ မြင့်မလား နိမ့်မလား ခန့်မှန်းပါ။ တူလျှင် နှစ်ဖက်လုံးမှန်သည်။ A တွင် မြင့် သို့ တူ၊ K တွင် နိမ့် သို့ တူ ရွေးပြီး တစ်ဖက်သာမှန်သည်။ A အနိမ့်ဆုံး K အမြင့်ဆုံး။</p><p>မှန်တိုင်း 13 ကို နိုင်သောအဆင့်အရေအတွက်ဖြင့် စားပြီး မြှောက်သည်။ အိမ်ရှင်က တစ်ပွဲလုံးအတွက် 1% တစ်ကြိမ်သာယူသည်။ ပထမမှန်ပြီးလျှင် အချိန်မရွေး ထုတ်နိုင်သည်။ ရငွေတွင် လောင်းကြေးပါပြီးဖြစ်သည်။</p><p>မခန့်မှန်းဘဲ ဖဲအသစ်ဖွင့်ရန် ကျော်နိုင်ပြီး တစ်ပွဲလျှင် အများဆုံး 52 ကြိမ်။ မြှောက်ကိန်း 1,000,000 ကျော်စေသော ခန့်မှန်းချက် မရွေးနိုင်ပါ။</p><p>မပြီးသေးသောပွဲကို စချိန်မှ 24 နာရီ သိမ်းထားပြီး ပြန်လာလျှင် ဆက်ကစားနိုင်သည်။ အချိန်ပြည့်လျှင် လက်ရှိမြှောက်ကိန်းဖြင့် အလိုအလျောက်ထုတ်ပေးပြီး မနိုင်သေးလျှင် လောင်းကြေး ပြန်ပေးသည်။ ပွဲဖွင့်ထားစဉ် မျိုးစေ့ မပြောင်းနိုင်ပါ။</p><p>ကစားသမားသို့ ပြန်ပေးနှုန်း (RTP) - မည်သို့ရွေးစေ အနည်းဆုံး {rtp}%</p><p>လောင်းနည်းတစ်ခုစီ၏ ပြန်ပေးနှုန်းကို ဂိမ်းထဲရှိ <em>စည်းမျဉ်းများ</em> တွင် ဖော်ပြထားပြီး ပွဲတိုင်းကို စစ်ဆေးနိုင်သည်။</p>`,
  },
}
