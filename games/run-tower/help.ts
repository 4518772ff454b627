import type { Help } from '../own-game.ts'

export const help: Help = {
  VI: {
    title: 'Cách chơi Tháp Đèn Lồng',
    content: `<p>Tháp có 8 tầng. Ở mỗi tầng bạn chọn một ô: đèn sáng thì lên tầng, đèn tắt là thua. Rút lúc nào cũng được sau tầng đầu tiên. Lên hết 8 tầng thì ván tự rút.</p><p>Đèn của cả tháp được đặt trước khi bạn chọn ô đầu tiên. Hệ số là 99% chia cho xác suất lên được tầng đó, làm tròn xuống bốn chữ số thập phân. Tiền nhận về đã gồm tiền cược.</p><p>Ván chưa xong được giữ 24 giờ từ lúc bắt đầu, bạn vào lại là chơi tiếp. Hết giờ, ván tự rút theo hệ số đang có; chưa thắng bước nào thì hoàn tiền cược. Khi ván còn mở, không đổi được hạt giống.</p><p>Tỷ lệ hoàn trả (RTP): ít nhất {rtp}%, dù bạn chọn gì</p><p>Tỷ lệ hoàn trả của từng cách cược nằm trong <em>Luật chơi</em> của mỗi trò; ván nào cũng kiểm chứng được.</p>`,
  },
  EN: {
    title: 'How to play Lantern Tower',
    content: `<p>The tower has 8 floors. Choose one tile on each: a lit lantern takes you up, an unlit one loses the round. Cash out anytime after the first floor. At the top, the round cashes out automatically.</p><p>All lanterns are set before you choose the first tile. The multiplier is 99% divided by the chance of reaching that floor, rounded down to four decimals. Payouts include the stake.</p><p>An unfinished round is kept for 24 hours from its start; come back to play on. After that, it cashes out automatically at its current multiplier, or returns your stake if nothing was won yet. You can’t change the seed while a round is open.</p><p>Return to player (RTP): at least {rtp}%, whatever you choose</p><p>The return to player of each bet is in the game under <em>Rules</em>; every round can be verified.</p>`,
  },
  CN: {
    title: '灯笼塔怎么玩',
    content: `<p>塔有 8 层。每层选一格：灯亮则上一层，灯灭则输。过了第一层随时可提现。到顶自动提现。</p><p>整座塔的灯在您选第一格之前已布好。倍数为 99% 除以到达该层的概率，小数四位后舍去。所得已含投注。</p><p>未完成的一局自开始起保留 24 小时，回来可继续。到时自动按当前倍数提现；若尚未赢过一步，则退还投注。进行中不能更换种子。</p><p>玩家返还率：无论如何选择，至少 {rtp}%</p><p>每种投注的返还率见游戏内的<em>规则</em>;每个回合都可验证。</p>`,
  },
  JA: {
    title: '灯籠の塔の遊び方',
    content: `<p>塔は8階あります。各階で1枚を選びます。明かりがつけば上へ、消えていれば負けです。1階を越えればいつでもキャッシュアウトできます。頂上で自動的に支払われます。</p><p>塔の明かりは最初の1枚を選ぶ前に決まっています。倍率は、その階に着く確率で99%を割り、小数4桁で切り捨てたものです。配当には賭け金が含まれます。</p><p>終わっていないラウンドは開始から24時間保存され、戻れば続きから遊べます。時間が過ぎると、その時点の倍率で自動的に支払われ、まだ勝ちがなければ賭け金が戻ります。進行中はシードを変更できません。</p><p>還元率（RTP）：どの選択でも {rtp}% 以上</p><p>賭け方ごとの還元率はゲーム内の<em>ルール</em>にあり、すべてのラウンドを検証できます。</p>`,
  },
  TH: {
    title: 'วิธีเล่นหอโคมไฟ',
    content: `<p>หอมี 8 ชั้น แต่ละชั้นเลือกหนึ่งช่อง โคมสว่างขึ้นชั้นต่อไป โคมดับคือแพ้ ถอนได้ทุกเมื่อหลังชั้นแรก ถึงยอดหอระบบถอนให้เอง</p><p>โคมทั้งหอถูกวางก่อนคุณเลือกช่องแรก ตัวคูณคือ 99% หารด้วยโอกาสถึงชั้นนั้น ตัดหลังทศนิยมสี่ตำแหน่ง เงินที่ได้รวมเงินเดิมพันแล้ว</p><p>รอบที่ยังไม่จบเก็บไว้ 24 ชั่วโมงนับจากเริ่ม กลับมาเล่นต่อได้ ครบเวลาแล้วระบบถอนให้ตามตัวคูณขณะนั้น ถ้ายังไม่ชนะสักก้าวจะคืนเงินเดิมพัน ระหว่างที่รอบยังเปิดอยู่เปลี่ยนซีดไม่ได้</p><p>อัตราคืนผู้เล่น (RTP): อย่างน้อย {rtp}% ไม่ว่าจะเลือกอย่างไร</p><p>อัตราจ่ายคืนของแต่ละเดิมพันอยู่ใน<em>กติกา</em>ของเกม ทุกรอบตรวจสอบได้</p>`,
  },
  TY: {
    title: 'Paano laruin ang Tore ng Parol',
    content: `<p>May 8 palapag ang tore. Sa bawat isa pumili ng tile: ang may ilaw ay aakyat, ang patay ay talo. Puwedeng kunin anumang oras pagkatapos ng unang palapag. Sa tuktok, kusa itong kukunin.</p><p>Nakalagay na ang lahat ng ilaw bago mo piliin ang unang tile. Ang multiplier ay 99% na hinati sa tsansang maabot ang palapag, pinutol sa apat na decimal. Kasama na ang taya sa bayad.</p><p>Ang hindi natapos na round ay itinatago nang 24 oras mula sa simula; bumalik at ituloy ito. Paglampas, kusa itong kukunin sa kasalukuyang multiplier; kung wala pang panalo, ibabalik ang taya. Habang bukas ito, hindi mapapalitan ang seed.</p><p>Balik sa manlalaro (RTP): hindi bababa sa {rtp}%, anuman ang piliin mo</p><p>Nasa <em>Mga panuntunan</em> ng laro ang balik ng bawat taya; nabeberipika ang bawat round.</p>`,
  },
  MY: {
    title: 'မီးပုံးမျှော်စင် ကစားနည်း',
    content: `<p>မျှော်စင်တွင် 8 ထပ်ရှိသည်။ အထပ်တိုင်း အကွက်တစ်ကွက်ရွေးပါ။ မီးလင်းလျှင် တက်ပြီး ငြိမ်းလျှင် ရှုံးသည်။ ပထမထပ်ပြီးလျှင် အချိန်မရွေး ထုတ်နိုင်သည်။ ထိပ်ရောက်လျှင် အလိုအလျောက်ထုတ်ပေးသည်။</p><p>ပထမအကွက် မရွေးမီ မီးအားလုံး ချထားပြီးဖြစ်သည်။ မြှောက်ကိန်းသည် 99% ကို ထိုအထပ်ရောက်နိုင်ခြေဖြင့် စားပြီး ဒသမလေးနေရာနောက် ဖြတ်ထားသည်။ ရငွေတွင် လောင်းကြေးပါပြီးဖြစ်သည်။</p><p>မပြီးသေးသောပွဲကို စချိန်မှ 24 နာရီ သိမ်းထားပြီး ပြန်လာလျှင် ဆက်ကစားနိုင်သည်။ အချိန်ပြည့်လျှင် လက်ရှိမြှောက်ကိန်းဖြင့် အလိုအလျောက်ထုတ်ပေးပြီး မနိုင်သေးလျှင် လောင်းကြေး ပြန်ပေးသည်။ ပွဲဖွင့်ထားစဉ် မျိုးစေ့ မပြောင်းနိုင်ပါ။</p><p>ကစားသမားသို့ ပြန်ပေးနှုန်း (RTP) - မည်သို့ရွေးစေ အနည်းဆုံး {rtp}%</p><p>လောင်းနည်းတစ်ခုစီ၏ ပြန်ပေးနှုန်းကို ဂိမ်းထဲရှိ <em>စည်းမျဉ်းများ</em> တွင် ဖော်ပြထားပြီး ပွဲတိုင်းကို စစ်ဆေးနိုင်သည်။</p>`,
  },
}
