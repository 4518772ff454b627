import type { MerchantCode } from '@senluna/kit/brand.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import { removeNotice, saveNotice, type NoticeDraft } from '@senluna/server/modules/content/index.ts'
import { pagesAlone } from '@senluna/server/platform/words/own-links.ts'
import type { Db } from '@senluna/server/platform/database/db.ts'

type Words = Pick<
  NoticeDraft,
  'id' | 'type' | 'titles' | 'contents' | 'imageUrl' | 'place' | 'linkType' | 'link' | 'frequency'
>

/** What the notices of the demonstration say. */
export const NOTICES: readonly Words[] = [
  {
    id: 'welcome',
    type: 'PU',
    frequency: 'DAILY',
    linkType: 'GAME',
    link: 'sen-vang',
    titles: {
      VI: 'Chào mừng bạn',
      EN: 'Welcome',
      MY: 'ကြိုဆိုပါသည်',
      CN: '欢迎',
      JA: 'ようこそ',
      TH: 'ยินดีต้อนรับ',
      TY: 'Maligayang pagdating',
    },
    contents: {
      VI: '<p>Đây là bản demo: tiền ở đây là <strong>tiền demo</strong> và không đổi ra tiền thật. Bạn có thể thử cả nạp lẫn rút; không có tiền thật nào được chuyển.</p><p>Tài khoản mới có ngay 10,000,000.00 VND tiền demo. <strong>Nổ hũ</strong>, <strong>mini game</strong> và <strong>xổ số</strong> đang mở; bạn cũng có thể chơi thử không cần tài khoản.</p>',
      EN: '<p>This is a demonstration: the money here is <strong>demo money</strong> and can’t be exchanged for real money. You can try deposits and withdrawals too; no real money moves.</p><p>A new account starts with 10,000,000.00 VND of it. <strong>Slots</strong>, <strong>mini games</strong> and <strong>lotteries</strong> are open, and you can also try them without an account.</p>',
      MY: '<p>ဤသည်မှာ သရုပ်ပြဝဘ်ဆိုက် ဖြစ်သည်- ဤနေရာရှိ ငွေသည် <strong>စမ်းကစားငွေ</strong> ဖြစ်ပြီး ငွေအစစ်အဖြစ် လဲလှယ်၍ မရပါ။ ငွေသွင်းခြင်း၊ ငွေထုတ်ခြင်းကိုလည်း စမ်းကြည့်နိုင်သည်။ ငွေအစစ် လွှဲပြောင်းခြင်း မရှိပါ။</p><p>အကောင့်အသစ်တွင် စမ်းကစားငွေ 10,000,000.00 VND ပါရှိသည်။ <strong>စလော့</strong>၊ <strong>မီနီဂိမ်း</strong>နှင့် <strong>ထီ</strong> ဂိမ်းများကို ဖွင့်ထားပြီး အကောင့်မပါဘဲလည်း အခမဲ့ကစားနိုင်သည်။</p>',
      CN: '<p>这是演示站点：这里的资金是<strong>演示资金</strong>，不能兑换成真钱。您也可以体验存款和提款；不会有真钱流动。</p><p>新账户有 10,000,000.00 VND 演示资金。<strong>老虎机</strong>、<strong>小游戏</strong>和<strong>彩票</strong>均已开放；没有账户也可以试玩。</p>',
      JA: '<p>これはデモサイトです。ここのお金は<strong>デモ残高</strong>で、現金には交換できません。入金と出金も試せますが、実際のお金は動きません。</p><p>新しいアカウントには10,000,000.00 VNDのデモ残高が付きます。<strong>スロット</strong>、<strong>ミニゲーム</strong>、<strong>宝くじ</strong>をプレイできます。登録なしの無料プレイもあります。</p>',
      TH: '<p>นี่คือเว็บสาธิต เงินที่นี่เป็น<strong>เงินสาธิต</strong>และแลกเป็นเงินจริงไม่ได้ คุณลองฝากและถอนได้ด้วย ไม่มีการโอนเงินจริง</p><p>บัญชีใหม่มีเงินสาธิต 10,000,000.00 VND <strong>สล็อต</strong> <strong>มินิเกม</strong> และ<strong>หวย</strong>เปิดให้เล่นอยู่ และคุณทดลองเล่นโดยไม่ต้องมีบัญชีก็ได้</p>',
      TY: '<p>Demonstrasyon ito: <strong>demo na pera</strong> ang pera rito at hindi ito mapapalitan ng totoong pera. Masusubukan mo rin ang pagdeposito at pag-withdraw; walang totoong perang gumagalaw.</p><p>May 10,000,000.00 VND na demo na pera ang bagong account. Bukas ang mga <strong>slot</strong>, <strong>mini game</strong> at <strong>lottery</strong>; puwede ka ring maglaro nang libre kahit walang account.</p>',
    },
  },
  {
    id: 'verify-every-spin',
    type: 'PL',
    frequency: 'ONCE',
    linkType: 'ROUTE',
    link: '/fairness',
    titles: {
      VI: 'Kiểm chứng được từng vòng quay',
      EN: 'Every spin can be verified',
      MY: 'အလှည့်တိုင်း စစ်ဆေးနိုင်သည်',
      CN: '每次旋转皆可验证',
      JA: 'すべてのスピンを検証可能',
      TH: 'ตรวจสอบได้ทุกการหมุน',
      TY: 'Nave-verify ang bawat spin',
    },
    contents: {
      VI: '<p>Trước ván quay, chúng tôi công bố mã băm của hạt giống máy chủ; trình duyệt của bạn góp hạt giống riêng. Kết quả chỉ được tính từ hai hạt giống và số thứ tự của ván.</p><ol><li>Mở một ván trong lịch sử cược.</li><li>Đổi hạt giống để máy chủ công bố hạt giống cũ.</li><li>Mở trang kiểm chứng: trình duyệt của bạn tính lại kết quả và so với ván đã ghi.</li></ol>',
      EN: '<p>Before each spin, we publish the hash of the server seed, and your browser adds its own seed. Only the two seeds and the spin number decide the result.</p><ol><li>Open a round in your bet history.</li><li>Change your seed so the server reveals the old one.</li><li>Open the verification page: your browser recalculates the result and compares it with the record.</li></ol>',
      MY: '<p>အလှည့်တိုင်း မလှည့်မီ ဆာဗာ seed ၏ hash ကို ထုတ်ပြန်ပြီး သင့်ဘရောက်ဇာက သင့် seed ကို ထည့်သည်။ ရလဒ်ကို ထို seed နှစ်ခုနှင့် အလှည့်နံပါတ်မှသာ တွက်ချက်သည်။</p><ol><li>လောင်းကြေးမှတ်တမ်းတွင် ပွဲတစ်ပွဲကို ဖွင့်ပါ။</li><li>ဆာဗာက seed ဟောင်းကို ဖွင့်ပြရန် သင့် seed ကို ပြောင်းပါ။</li><li>စစ်ဆေးရန် စာမျက်နှာကို ဖွင့်ပါ- သင့်ဘရောက်ဇာက ရလဒ်ကို ပြန်တွက်ပြီး မှတ်တမ်းနှင့် တိုက်ကြည့်ပါမည်။</li></ol>',
      CN: '<p>每次旋转之前，我们公布服务器种子的哈希值，您的浏览器再加入您自己的种子。结果只由这两个种子和旋转序号决定。</p><ol><li>在投注记录中打开一局。</li><li>更换种子，让服务器公开旧种子。</li><li>打开验证页面：您的浏览器会重新计算结果，并与记录比对。</li></ol>',
      JA: '<p>スピンの前に、サーバーシードのハッシュを公開し、お使いのブラウザーがあなたのシードを加えます。結果は2つのシードとスピン番号だけで決まります。</p><ol><li>ベット履歴でラウンドを開きます。</li><li>シードを変更すると、サーバーが前のシードを公開します。</li><li>検証ページを開きます。お使いのブラウザーが結果を計算し直し、記録と照合します。</li></ol>',
      TH: '<p>ก่อนหมุนทุกครั้ง เราประกาศแฮชของซีดเซิร์ฟเวอร์ แล้วเบราว์เซอร์ของคุณเพิ่มซีดของคุณ ผลคำนวณจากซีดทั้งสองและลำดับการหมุนเท่านั้น</p><ol><li>เปิดรอบหนึ่งในประวัติการเดิมพัน</li><li>เปลี่ยนซีดเพื่อให้เซิร์ฟเวอร์เปิดเผยซีดเดิม</li><li>เปิดหน้าตรวจสอบรอบ: เบราว์เซอร์ของคุณจะคำนวณผลซ้ำและเทียบกับที่บันทึกไว้</li></ol>',
      TY: '<p>Bago ang bawat spin, inilalathala namin ang hash ng seed ng server, at nagdaragdag ang browser mo ng sarili nitong seed. Ang dalawang seed at ang bilang ng spin lang ang nagpapasya sa resulta.</p><ol><li>Buksan ang isang round sa Tala ng mga taya.</li><li>Palitan ang seed mo para buksan ng server ang luma.</li><li>Buksan ang pahina ng pag-verify: kukuwentahin ulit ng browser mo ang resulta at ikukumpara ito sa nakatala.</li></ol>',
    },
  },
  {
    id: 'play-limits',
    type: 'PL',
    frequency: 'ONCE',
    linkType: 'NONE',
    titles: {
      VI: 'Chơi có giới hạn',
      EN: 'Play within limits',
      MY: 'အတိုင်းအတာနှင့် ကစားခြင်း',
      CN: '适度游玩',
      JA: 'ほどよく楽しむ',
      TH: 'เล่นอย่างพอดี',
      TY: 'Maglaro nang may hangganan',
    },
    contents: {
      VI: '<p>Mỗi vòng quay có thời gian tối thiểu. Quay tự động, nếu được phép, luôn có giới hạn số vòng và điều kiện dừng. Kết quả không phụ thuộc người chơi, các ván trước hay mức cược.</p><p>Trang này chỉ dành cho người đủ tuổi theo quy định của thương hiệu.</p>',
      EN: '<p>Every spin has a minimum duration. Autoplay, where allowed, always has a spin limit and stop conditions. Results never depend on who plays, past rounds, or the stake.</p><p>This site is only for people who meet the brand’s minimum age.</p>',
      MY: '<p>အလှည့်တိုင်းတွင် အနည်းဆုံး ကြာချိန် ရှိသည်။ အလိုအလျောက်ကစားခြင်းကို ခွင့်ပြုထားလျှင် အလှည့်အရေအတွက် ကန့်သတ်ချက်နှင့် ရပ်ရန် သတ်မှတ်ချက်များ အမြဲ ရှိသည်။ ရလဒ်သည် ကစားသူ၊ ယခင်ပွဲများ သို့မဟုတ် လောင်းကြေးအပေါ် မမူတည်ပါ။</p><p>ဤဆိုက်သည် အမှတ်တံဆိပ်က သတ်မှတ်ထားသော အနည်းဆုံးအသက် ပြည့်ပြီးသူများ အတွက်သာ ဖြစ်သည်။</p>',
      CN: '<p>每次旋转都有最短时长。自动旋转在允许时，始终设有次数上限和停止条件。结果与玩家、以往对局和投注额无关。</p><p>本站仅供达到本品牌规定年龄的人士使用。</p>',
      JA: '<p>どのスピンにも最短時間があります。自動プレイは、利用できる場合も必ず回数の上限と停止条件があります。結果は、プレイヤー、過去のラウンド、賭け金に左右されません。</p><p>このサイトをご利用いただけるのは、ブランドが定める年齢に達した方だけです。</p>',
      TH: '<p>การหมุนทุกครั้งมีระยะเวลาขั้นต่ำ การหมุนอัตโนมัติ หากอนุญาต จะจำกัดจำนวนครั้งและมีเงื่อนไขการหยุดเสมอ ผลไม่ขึ้นกับผู้เล่น รอบที่ผ่านมา หรือเงินเดิมพัน</p><p>เว็บนี้สำหรับผู้ที่มีอายุถึงเกณฑ์ที่แบรนด์กำหนดเท่านั้น</p>',
      TY: '<p>May pinakamaikling tagal ang bawat spin. Ang autoplay, kung saan pinapayagan, ay laging may hangganan sa bilang ng spin at mga kondisyon ng paghinto. Hindi nakadepende ang resulta sa manlalaro, sa mga nakaraang round o sa taya.</p><p>Ang site ay para lang sa mga umabot na sa edad na itinakda ng brand.</p>',
    },
  },
  {
    id: 'banner-fair',
    type: 'B',
    frequency: 'ALWAYS',
    imageUrl: '/art/b-fair.svg',
    linkType: 'ROUTE',
    link: '/fairness',
    titles: {
      VI: 'Công bằng, kiểm chứng được',
      EN: 'Provably fair',
      MY: 'တရားမျှတကြောင်း စစ်ဆေးနိုင်သည်',
      CN: '公平，可验证',
      JA: '公平で、検証できる',
      TH: 'ยุติธรรม ตรวจสอบได้',
      TY: 'Patas at nave-verify',
    },
    contents: {
      VI: '<p>Kiểm chứng từng ván game độc quyền ngay trên trình duyệt của bạn, từng biểu tượng một.</p>',
      EN: '<p>Verify every round of our own games in your browser, symbol by symbol.</p>',
      MY: '<p>ကျွန်ုပ်တို့၏ သီးသန့်ဂိမ်း ပွဲတိုင်းကို သင့်ဘရောက်ဇာတွင် သင်္ကေတတစ်ခုချင်း စစ်ဆေးနိုင်သည်။</p>',
      CN: '<p>自家游戏的每一局，都能在您的浏览器中逐个符号验证。</p>',
      JA: '<p>自社ゲームのすべてのラウンドを、お使いのブラウザーで1シンボルずつ検証できます。</p>',
      TH: '<p>ตรวจสอบเกมของเราได้ทุกรอบในเบราว์เซอร์ของคุณ ทีละสัญลักษณ์</p>',
      TY: '<p>I-verify ang bawat round ng sarili naming mga laro sa browser mo, simbolo por simbolo.</p>',
    },
  },
  {
    id: 'banner-limits',
    type: 'B',
    frequency: 'ALWAYS',
    imageUrl: '/art/b-limits.svg',
    linkType: 'ROUTE',
    link: '/account/limits',
    titles: {
      VI: 'Chơi vui, có giới hạn',
      EN: 'Play within your limits',
      MY: 'ကန့်သတ်ချက်ဖြင့် ပျော်ရွှင်စွာ ကစားပါ',
      CN: '玩得开心，设好限额',
      JA: '上限を決めて楽しむ',
      TH: 'เล่นสนุกอย่างมีขีดจำกัด',
      TY: 'Masayang laro, may limitasyon',
    },
    contents: {
      VI: '<p>Tự đặt giới hạn cược, thua và thời gian chơi. Siết chặt có hiệu lực ngay, nới lỏng phải chờ 24 giờ.</p>',
      EN: '<p>Set your own limits on stakes, losses, and time. A stricter limit applies at once; a looser one waits 24 hours.</p>',
      MY: '<p>လောင်းကြေး၊ ရှုံးငွေနှင့် ကစားချိန်အတွက် ကိုယ်ပိုင်ကန့်သတ်ချက်များ သတ်မှတ်ပါ။ ပိုတင်းကျပ်သော ကန့်သတ်ချက်သည် ချက်ချင်း သက်ရောက်ပြီး လျှော့ပေါ့ရန် 24 နာရီ စောင့်ရပါမည်။</p>',
      CN: '<p>为投注、亏损和游玩时间设定您自己的限额。收紧立即生效；放宽须等待 24 小时。</p>',
      JA: '<p>賭け金、損失、プレイ時間の上限を自分で設定できます。厳しくする変更はすぐに有効になり、緩める変更には24時間の待ち時間があります。</p>',
      TH: '<p>ตั้งขีดจำกัดเงินเดิมพัน เงินที่เสีย และเวลาเล่นของคุณเอง ขีดจำกัดที่เข้มขึ้นมีผลทันที การผ่อนลงต้องรอ 24 ชั่วโมง</p>',
      TY: '<p>Magtakda ng sarili mong limitasyon sa taya, talo at oras. Agad na may bisa ang mas mahigpit; naghihintay ng 24 na oras ang mas maluwag.</p>',
    },
  },
]

/** A moment before any visit: the demonstration's notices have always been there. */
const SINCE: Instant = instant(Date.UTC(2026, 10, 1))

/** Notices of earlier demonstrations that are true no more. */
const RETIRED = ['catalogue-maintenance', 'banner-live']

/** Gives each brand the notices of the demonstration. Again, it changes nothing. */
export async function seedNotices(db: Db, merchantCodes: readonly MerchantCode[], now: Instant): Promise<void> {
  for (const merchantCode of merchantCodes) {
    await db.transaction().execute(async (tx) => {
      for (const id of RETIRED) await removeNotice(tx, merchantCode, id, now)
      for (const [sort, words] of NOTICES.entries()) {
        await saveNotice(
          tx,
          pagesAlone(merchantCode),
          { ...words, sort, startAt: SINCE, execution: 'B', platforms: ['ALL'], audience: 'ALL' },
          now,
        )
      }
    })
  }
}
