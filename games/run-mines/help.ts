import type { Help } from '../own-game.ts'

export const help: Help = {
  VI: {
    title: 'Cách chơi Mines Hồ Sen',
    content: `<p>Dưới 25 lá sen có hoa và mìn. Bạn chọn số mìn rồi mở từng ô. Mỗi bông hoa nâng hệ số; gặp mìn là thua. Rút lúc nào cũng được sau bông đầu tiên. Mở hết hoa thì ván tự rút.</p><p>Mìn được đặt trước khi bạn mở ô đầu tiên. Hệ số là 99% chia cho xác suất mở được số hoa đó, làm tròn xuống bốn chữ số thập phân. Tiền nhận về đã gồm tiền cược.</p><p>Ván chưa xong được giữ 24 giờ từ lúc bắt đầu, bạn vào lại là chơi tiếp. Hết giờ, ván tự rút theo hệ số đang có; chưa thắng bước nào thì hoàn tiền cược. Khi ván còn mở, không đổi được hạt giống.</p><p>Tỷ lệ hoàn trả (RTP): ít nhất {rtp}%, dù bạn chọn gì</p><p>Tỷ lệ hoàn trả của từng cách cược nằm trong <em>Luật chơi</em> của mỗi trò; ván nào cũng kiểm chứng được.</p>`,
  },
  EN: {
    title: 'How to play Lotus Pond Mines',
    content: `<p>Lotuses and mines lie under 25 leaves. Choose the number of mines, then open one leaf at a time. Each lotus raises the multiplier; a mine loses the round. Cash out anytime after the first lotus. Once every lotus is open, the round cashes out automatically.</p><p>The mines are laid before you open the first leaf. The multiplier is 99% divided by the chance of opening that many lotuses, rounded down to four decimals. Payouts include the stake.</p><p>An unfinished round is kept for 24 hours from its start; come back to play on. After that, it cashes out automatically at its current multiplier, or returns your stake if nothing was won yet. You can’t change the seed while a round is open.</p><p>Return to player (RTP): at least {rtp}%, whatever you choose</p><p>The return to player of each bet is in the game under <em>Rules</em>; every round can be verified.</p>`,
  },
  CN: {
    title: '莲池扫雷怎么玩',
    content: `<p>25 片荷叶下有莲花和雷。先选雷数，再逐格翻开。每朵莲花提高倍数，碰到雷就输。翻开第一朵后随时可提现。全部莲花翻开后自动提现。</p><p>雷在您翻开第一格之前已布好。倍数为 99% 除以翻开这么多莲花的概率，小数四位后舍去。所得已含投注。</p><p>未完成的一局自开始起保留 24 小时，回来可继续。到时自动按当前倍数提现；若尚未赢过一步，则退还投注。进行中不能更换种子。</p><p>玩家返还率：无论如何选择，至少 {rtp}%</p><p>每种投注的返还率见游戏内的<em>规则</em>;每个回合都可验证。</p>`,
  },
  JA: {
    title: '蓮池マインの遊び方',
    content: `<p>25枚の葉の下に蓮と地雷があります。地雷の数を選び、1枚ずつ開きます。蓮が出るたびに倍率が上がり、地雷なら負けです。最初の蓮の後はいつでもキャッシュアウトできます。すべての蓮を開くと自動で支払われます。</p><p>地雷は最初の1枚を開く前に置かれています。倍率は、その数の蓮を開く確率で99%を割り、小数4桁で切り捨てたものです。配当には賭け金が含まれます。</p><p>終わっていないラウンドは開始から24時間保存され、戻れば続きから遊べます。時間が過ぎると、その時点の倍率で自動的に支払われ、まだ勝ちがなければ賭け金が戻ります。進行中はシードを変更できません。</p><p>還元率（RTP）：どの選択でも {rtp}% 以上</p><p>賭け方ごとの還元率はゲーム内の<em>ルール</em>にあり、すべてのラウンドを検証できます。</p>`,
  },
  TH: {
    title: 'วิธีเล่นเหมืองสระบัว',
    content: `<p>ใต้ใบบัว 25 ใบมีดอกบัวและระเบิด เลือกจำนวนระเบิดแล้วเปิดทีละช่อง ดอกบัวแต่ละดอกเพิ่มตัวคูณ เจอระเบิดคือแพ้ ถอนได้ทุกเมื่อหลังดอกแรก เปิดดอกบัวครบระบบถอนให้เอง</p><p>ระเบิดถูกวางก่อนคุณเปิดช่องแรก ตัวคูณคือ 99% หารด้วยโอกาสเปิดดอกบัวได้เท่านั้น ตัดหลังทศนิยมสี่ตำแหน่ง เงินที่ได้รวมเงินเดิมพันแล้ว</p><p>รอบที่ยังไม่จบเก็บไว้ 24 ชั่วโมงนับจากเริ่ม กลับมาเล่นต่อได้ ครบเวลาแล้วระบบถอนให้ตามตัวคูณขณะนั้น ถ้ายังไม่ชนะสักก้าวจะคืนเงินเดิมพัน ระหว่างที่รอบยังเปิดอยู่เปลี่ยนซีดไม่ได้</p><p>อัตราคืนผู้เล่น (RTP): อย่างน้อย {rtp}% ไม่ว่าจะเลือกอย่างไร</p><p>อัตราจ่ายคืนของแต่ละเดิมพันอยู่ใน<em>กติกา</em>ของเกม ทุกรอบตรวจสอบได้</p>`,
  },
  TY: {
    title: 'Paano laruin ang Mina sa Lawa ng Lotus',
    content: `<p>Sa ilalim ng 25 dahon ay may mga lotus at mina. Piliin kung ilan ang mina, saka buksan isa-isa. Bawat lotus ay nagpapataas ng multiplier; ang mina ay talo. Puwedeng kunin anumang oras pagkatapos ng unang lotus. Kapag bukas na lahat ng lotus, kusa itong kukunin.</p><p>Nakalagay na ang mga mina bago mo buksan ang unang dahon. Ang multiplier ay 99% na hinati sa tsansang mabuksan ang ganoong dami ng lotus, pinutol sa apat na decimal. Kasama na ang taya sa bayad.</p><p>Ang hindi natapos na round ay itinatago nang 24 oras mula sa simula; bumalik at ituloy ito. Paglampas, kusa itong kukunin sa kasalukuyang multiplier; kung wala pang panalo, ibabalik ang taya. Habang bukas ito, hindi mapapalitan ang seed.</p><p>Balik sa manlalaro (RTP): hindi bababa sa {rtp}%, anuman ang piliin mo</p><p>Nasa <em>Mga panuntunan</em> ng laro ang balik ng bawat taya; nabeberipika ang bawat round.</p>`,
  },
  MY: {
    title: 'ကြာကန် မိုင်း ကစားနည်း',
    content: `<p>ကြာရွက် 25 ရွက်အောက်တွင် ကြာပွင့်နှင့် မိုင်းရှိသည်။ မိုင်းအရေအတွက်ရွေးပြီး တစ်ကွက်ချင်းဖွင့်ပါ။ ကြာတစ်ပွင့်တိုင်း မြှောက်ကိန်းတက်ပြီး မိုင်းတွေ့လျှင် ရှုံးသည်။ ပထမကြာပြီးလျှင် အချိန်မရွေး ထုတ်နိုင်သည်။ ကြာအားလုံးဖွင့်ပြီးလျှင် အလိုအလျောက်ထုတ်ပေးသည်။</p><p>ပထမအကွက် မဖွင့်မီ မိုင်းများ ချထားပြီးဖြစ်သည်။ မြှောက်ကိန်းသည် 99% ကို ထိုမျှကြာဖွင့်နိုင်ခြေဖြင့် စားပြီး ဒသမလေးနေရာနောက် ဖြတ်ထားသည်။ ရငွေတွင် လောင်းကြေးပါပြီးဖြစ်သည်။</p><p>မပြီးသေးသောပွဲကို စချိန်မှ 24 နာရီ သိမ်းထားပြီး ပြန်လာလျှင် ဆက်ကစားနိုင်သည်။ အချိန်ပြည့်လျှင် လက်ရှိမြှောက်ကိန်းဖြင့် အလိုအလျောက်ထုတ်ပေးပြီး မနိုင်သေးလျှင် လောင်းကြေး ပြန်ပေးသည်။ ပွဲဖွင့်ထားစဉ် မျိုးစေ့ မပြောင်းနိုင်ပါ။</p><p>ကစားသမားသို့ ပြန်ပေးနှုန်း (RTP) - မည်သို့ရွေးစေ အနည်းဆုံး {rtp}%</p><p>လောင်းနည်းတစ်ခုစီ၏ ပြန်ပေးနှုန်းကို ဂိမ်းထဲရှိ <em>စည်းမျဉ်းများ</em> တွင် ဖော်ပြထားပြီး ပွဲတိုင်းကို စစ်ဆေးနိုင်သည်။</p>`,
  },
}
