import type { Help } from '../own-game.ts'

export const help: Help = {
  VI: {
    title: 'Cách chơi Roulette Châu Âu',
    content: `<p>Bánh xe có 37 số từ 0 đến 36, mọi số có cơ hội như nhau. Mỗi cửa trúng khi số ra nằm trong cửa đó; tiền nhận về là tiền cược nhân hệ số, đã gồm tiền cược. Số 0 không đỏ, không đen, không chẵn, không lẻ. Mọi cửa đều hoàn trả {rtp}%.</p><p>Vòng bánh xe: chạm một số để đặt số đó và các số lân cận. Cược theo vùng dùng số phỉnh cố định: vùng số 0 chín phỉnh, vùng đối diện sáu, hai cung lẻ năm, cạnh số 0 bốn.</p>`,
  },
  EN: {
    title: 'How to play European Roulette',
    content: `<p>The wheel has 37 numbers from 0 to 36, all equally likely. A bet wins when it includes the number drawn and pays its stake times its multiplier, stake included. Zero is neither red nor black, even nor odd. Every bet returns {rtp}%.</p><p>Racetrack: tap a number to bet on it and its neighbors. Call bets use a fixed number of chips: voisins nine, tiers six, orphelins five, jeu zéro four.</p>`,
  },
  CN: {
    title: '欧式轮盘怎么玩',
    content: `<p>轮盘有 0 到 36 共 37 个号码，机会均等。开出号码在投注范围内即中奖；返还为该注金额乘以倍数，含本金。0 不属红黑，也不属单双。每种投注的返还率均为 {rtp}%。</p><p>轮盘区：点一个号码即投注该号及其邻号。区域投注使用固定筹码数：零旁注九枚，对面注六枚，孤注五枚，零区四枚。</p>`,
  },
  JA: {
    title: 'ヨーロピアンルーレットの遊び方',
    content: `<p>ホイールには0から36まで37の数字があり、確率は同じです。出た数字が賭けに含まれれば、賭け金×倍率（賭け金込み）を受け取ります。0は赤黒でも偶奇でもありません。どの賭けも還元率は{rtp}%です。</p><p>レーストラック：数字を押すと、その数字と両隣に賭けます。コールベットのチップ数は固定です：ヴォワザン9、ティエール6、オルフラン5、ゼロゲーム4。</p>`,
  },
  TH: {
    title: 'วิธีเล่นรูเล็ตยุโรป',
    content: `<p>วงล้อมี 37 เลขตั้งแต่ 0 ถึง 36 โอกาสเท่ากันทุกเลข เดิมพันชนะเมื่อเลขที่ออกอยู่ในช่องนั้น คุณได้รับเงินเดิมพันคูณตัวคูณ รวมทุนแล้ว 0 ไม่ใช่แดง ดำ คู่ หรือคี่ ทุกช่องคืน {rtp}%</p><p>ตามวงล้อ: แตะเลขเพื่อวางเลขนั้นและเลขข้างเคียง เดิมพันตามโซนใช้ชิปจำนวนคงที่: โซนศูนย์ 9 โซนตรงข้าม 6 โซนเหลือ 5 ข้างศูนย์ 4</p>`,
  },
  TY: {
    title: 'Paano laruin ang European Roulette',
    content: `<p>May 37 numero ang gulong, 0 hanggang 36, at pantay ang tsansa ng bawat isa. Panalo ang taya kapag kasama rito ang lumabas na numero; makukuha mo ang taya na pinarami sa multiplier, kasama ang taya. Hindi pula o itim, even o odd ang 0. Nagbabalik ng {rtp}% ang bawat taya.</p><p>Racetrack: pindutin ang numero para tayaan ito at ang mga katabi. Tiyak ang bilang ng chip sa mga call bet: voisins siyam, tiers anim, orphelins lima, jeu zéro apat.</p>`,
  },
  MY: {
    title: 'ဥရောပ ရူလက် ကစားနည်း',
    content: `<p>ဘီးတွင် 0 မှ 36 အထိ ဂဏန်း 37 လုံးရှိပြီး အခွင့်အလမ်း တူညီသည်။ ထွက်ဂဏန်း ပါဝင်လျှင် ထိုလောင်းကွက် နိုင်သည်။ ရရှိငွေမှာ လောင်းကြေး × ဆ ဖြစ်ပြီး လောင်းကြေးပါဝင်ပြီး။ 0 သည် နီ၊ နက်၊ စုံ၊ မ မဟုတ်ပါ။ လောင်းကွက်တိုင်း {rtp}% ပြန်ပေးသည်။</p><p>ဘီးလမ်းကြောင်း - ဂဏန်းကို နှိပ်လျှင် ထိုဂဏန်းနှင့် အနီးဂဏန်းများ ထိုးသည်။ အပိုင်းလိုက်လောင်းတွင် ချစ်ပ်အရေအတွက် ပုံသေ - သုညဝန်းကျင် 9၊ မျက်နှာချင်းဆိုင် 6၊ ကျန်နှစ်ပိုင်း 5၊ သုညဘေး 4။</p>`,
  },
}
