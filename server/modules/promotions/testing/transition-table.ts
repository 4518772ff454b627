// Every state in which a promotion can stand for its member, with every event that can meet it
// there. One kind of each cycle, each pair driven through the engine by the tests in transitions.
//
// A cell is what the event comes to: `>STATUS` it is done and the card reads so, `=` it is done and
// the card reads as before, `nothing` there is nothing for it to do, else the code that refuses it.
// A state is named, after a colon how its card reads where that is another word: `gone` where its
// reader isn't shown it, of a mission the states of its cycles, of free rounds the card and how
// many of each are left, of friends the card and where the friend stands.

const GRIDS = {
  /** Once, taken with a code. */
  PROMO_CODE: `
                   take           wrong          claim    deadline  end      start  stop
    COMING_SOON    PROMO_CLOSED   PROMO_CLOSED   nothing  nothing   >CLOSED  >JOIN  >gone
    JOIN           >CLAIMED       PROMO_CODE     nothing  nothing   >CLOSED  =      >gone
    CLAIMED        PROMO_TAKEN    PROMO_TAKEN    =        nothing   =        =      >gone
    ENDED:CLOSED   PROMO_CLOSED   PROMO_CLOSED   nothing  nothing   =        >JOIN  >gone
    STOPPED:gone   SYS_NOT_FOUND  SYS_NOT_FOUND  nothing  nothing   >CLOSED  >JOIN  =`,
  /** Each day, taken with a tap. */
  CHECK_IN: `
                   take           claim    tomorrow  end      start  stop
    COMING_SOON    PROMO_CLOSED   nothing  =         >CLOSED  >JOIN  >gone
    JOIN           >CLAIMED       nothing  =         >CLOSED  =      >gone
    CLAIMED        PROMO_TAKEN    =        >JOIN     =        =      >gone
    ENDED:CLOSED   PROMO_CLOSED   nothing  =         =        >JOIN  >gone
    STOPPED:gone   SYS_NOT_FOUND  nothing  =         >CLOSED  >JOIN  =`,
  /** Each drop of a day. */
  RED_ENVELOPE: `
                         take           claim    tomorrow  end      start  stop
    COMING_SOON          PROMO_CLOSED   nothing  =         >CLOSED  >JOIN  >gone
    BETWEEN:COMING_SOON  PROMO_CLOSED   nothing  =         >CLOSED  =      >gone
    JOIN                 >CLAIMED       nothing  =         >CLOSED  =      >gone
    CLAIMED              PROMO_TAKEN    =        >JOIN     =        =      >gone
    ENDED:CLOSED         PROMO_CLOSED   nothing  =         =        >JOIN  >gone
    STOPPED:gone         SYS_NOT_FOUND  nothing  =         >CLOSED  >JOIN  =`,
  /** A period that is worked out when it is over. */
  CASHBACK: `
                     take           night    claim         deadline  hold     end      start     stop
    COMING_SOON      SYS_NOT_FOUND  nothing  nothing       nothing   nothing  >CLOSED  >PROCESS  >gone
    PROCESS          SYS_NOT_FOUND  >ISSUED  nothing       nothing   nothing  >CLOSED  =         >gone
    ISSUED           SYS_NOT_FOUND  nothing  >PROCESS      >PROCESS  =        =        =         >gone
    HELD:ISSUED      SYS_NOT_FOUND  nothing  PROMO_HELD    nothing   nothing  =        =         >gone
    CLAIMED:PROCESS  SYS_NOT_FOUND  nothing  =             nothing   nothing  >CLOSED  =         >gone
    EXPIRED:PROCESS  SYS_NOT_FOUND  nothing  PROMO_CLOSED  nothing   nothing  >CLOSED  =         >gone
    ENDED:CLOSED     SYS_NOT_FOUND  >ISSUED  nothing       nothing   nothing  =        >PROCESS  >gone
    STOPPED:gone     SYS_NOT_FOUND  nothing  =             =         =        >ISSUED  >ISSUED   =`,
  /** A gift that comes by itself, once. */
  SIGN_UP: `
                     take           opened   claim         deadline  hold     end      start    stop
    COMING_SOON      SYS_NOT_FOUND  nothing  nothing       nothing   nothing  >CLOSED  >JOIN    >gone
    JOIN             SYS_NOT_FOUND  >ISSUED  nothing       nothing   nothing  >CLOSED  =        >gone
    ISSUED           SYS_NOT_FOUND  nothing  >CLAIMED      >CLOSED   =        =        =        >gone
    HELD:ISSUED      SYS_NOT_FOUND  nothing  PROMO_HELD    nothing   nothing  =        =        >gone
    CLAIMED          SYS_NOT_FOUND  nothing  =             nothing   nothing  =        =        >gone
    EXPIRED:CLOSED   SYS_NOT_FOUND  nothing  PROMO_CLOSED  nothing   nothing  =        =        >gone
    ENDED:CLOSED     SYS_NOT_FOUND  nothing  nothing       nothing   nothing  =        >JOIN    >gone
    STOPPED:gone     SYS_NOT_FOUND  nothing  =             =         =        >ISSUED  >ISSUED  =`,
  /** A gift on a day of the year, for who is here and said it long enough before. */
  BIRTHDAY: `
                     take           day      young    year      claim         deadline  hold     end      start     stop
    COMING_SOON      SYS_NOT_FOUND  nothing  nothing  >PROCESS  nothing       nothing   nothing  >CLOSED  >PROCESS  >gone
    PROCESS          SYS_NOT_FOUND  >ISSUED  nothing  =         nothing       nothing   nothing  >CLOSED  =         >gone
    ISSUED           SYS_NOT_FOUND  nothing  nothing  >PROCESS  >CLAIMED      >CLOSED   =        =        =         >gone
    HELD:ISSUED      SYS_NOT_FOUND  nothing  nothing  =         PROMO_HELD    nothing   nothing  =        =         >gone
    CLAIMED          SYS_NOT_FOUND  nothing  nothing  >PROCESS  =             nothing   nothing  =        =         >gone
    EXPIRED:CLOSED   SYS_NOT_FOUND  nothing  nothing  >PROCESS  PROMO_CLOSED  nothing   nothing  =        =         >gone
    AGAIN:PROCESS    SYS_NOT_FOUND  >ISSUED  nothing  =         =             nothing   nothing  >CLOSED  =         >gone
    ENDED:CLOSED     SYS_NOT_FOUND  nothing  nothing  =         nothing       nothing   nothing  =        >PROCESS  >gone
    STOPPED:gone     SYS_NOT_FOUND  nothing  nothing  =         =             =         =        >ISSUED  >ISSUED   =`,
  /** Free rounds each day, for two days. */
  FREE_SPIN: `
                       take           play        tomorrow   end        start      stop
    COMING_SOON        PROMO_CLOSED   nothing     =          >CLOSED    >JOIN      >gone
    JOIN               >CLAIMED+1     nothing     =          >CLOSED    =          >gone
    TAKEN:CLAIMED+1    PROMO_TAKEN    >CLAIMED    >JOIN+1    =          =          >gone+1
    PLAYED:CLAIMED     PROMO_TAKEN    nothing     >JOIN      =          =          >gone
    LEFT:JOIN+1        >CLAIMED+1+1   >JOIN       >JOIN      >CLOSED+1  =          >gone+1
    ENDED:CLOSED       PROMO_CLOSED   nothing     =          =          >JOIN      >gone
    STOPPED:gone+1     SYS_NOT_FOUND  >gone       =          >CLAIMED+1 >CLAIMED+1 =`,
  /** Free tickets of the lottery, once. */
  FREE_TICKET: `
                       take           play        takeBack    end        start      stop
    COMING_SOON        PROMO_CLOSED   nothing     nothing     >CLOSED    >JOIN      >gone
    JOIN               >CLAIMED+1     nothing     nothing     >CLOSED    =          >gone
    TAKEN:CLAIMED+1    PROMO_TAKEN    >CLAIMED    nothing     =          =          >gone+1
    PLAYED:CLAIMED     PROMO_TAKEN    nothing     >CLAIMED+1  =          =          >gone
    ENDED:CLOSED       PROMO_CLOSED   nothing     nothing     =          >JOIN      >gone
    STOPPED:gone+1     SYS_NOT_FOUND  >gone       nothing     >CLAIMED+1 >CLAIMED+1 =`,
  /** A friend who is brought: deposits, stakes enough in time, is found to be another person. */
  REFERRAL: `
                               take           deposit             small            play                same  late             accept              refuse           claim             deadline          hold     end              start              stop
    COMING_SOON                SYS_NOT_FOUND  =                   =                =                   =     nothing          nothing             nothing          nothing           nothing           nothing  >CLOSED          >PROCESS           >gone
    PROCESS                    SYS_NOT_FOUND  >PROCESS+WAITING    >PROCESS+MISSED  =                   =     nothing          nothing             nothing          nothing           nothing           nothing  >CLOSED          =                  >gone
    WAITING:PROCESS+WAITING    SYS_NOT_FOUND  =                   =                >ISSUED+QUALIFIED   =     >PROCESS+MISSED  APPROVAL_STALE      APPROVAL_STALE   nothing           nothing           nothing  >CLOSED+WAITING  =                  >gone
    MISSED:PROCESS+MISSED      SYS_NOT_FOUND  =                   =                =                   =     nothing          APPROVAL_STALE      APPROVAL_STALE   nothing           nothing           nothing  >CLOSED+MISSED   =                  >gone
    HELD:PROCESS+HELD          SYS_NOT_FOUND  =                   =                =                   =     nothing          >ISSUED+QUALIFIED   >PROCESS+REFUSED nothing           nothing           nothing  >CLOSED+HELD     =                  >gone
    REFUSED:PROCESS+REFUSED    SYS_NOT_FOUND  =                   =                =                   =     nothing          APPROVAL_STALE      APPROVAL_STALE   nothing           nothing           nothing  >CLOSED+REFUSED  =                  >gone
    ISSUED:ISSUED+QUALIFIED    SYS_NOT_FOUND  =                   =                =                   =     nothing          APPROVAL_STALE      APPROVAL_STALE   >PROCESS+QUALIFIED >PROCESS+QUALIFIED =      =                =                  >gone
    SUSPECT:ISSUED+QUALIFIED   SYS_NOT_FOUND  =                   =                =                   =     nothing          APPROVAL_STALE      APPROVAL_STALE   PROMO_HELD        nothing           nothing  =                =                  >gone
    CLAIMED:PROCESS+QUALIFIED  SYS_NOT_FOUND  =                   =                =                   =     nothing          APPROVAL_STALE      APPROVAL_STALE   =                 nothing           nothing  >CLOSED+QUALIFIED =                 >gone
    EXPIRED:PROCESS+QUALIFIED  SYS_NOT_FOUND  =                   =                =                   =     nothing          APPROVAL_STALE      APPROVAL_STALE   PROMO_CLOSED      nothing           nothing  >CLOSED+QUALIFIED =                 >gone
    ENDED:CLOSED               SYS_NOT_FOUND  =                   =                =                   =     nothing          nothing             nothing          nothing           nothing           nothing  =                >PROCESS           >gone
    ENDS:CLOSED+WAITING        SYS_NOT_FOUND  =                   =                >ISSUED+QUALIFIED   =     >CLOSED+MISSED   APPROVAL_STALE      APPROVAL_STALE   nothing           nothing           nothing  =                >PROCESS+WAITING   >gone
    STOPPED:gone               SYS_NOT_FOUND  =                   =                =                   =     nothing          APPROVAL_STALE      APPROVAL_STALE   =                 =                 =        >ISSUED+QUALIFIED >ISSUED+QUALIFIED =`,
  /** Counted toward a target each day; its reward can be claimed the day after, too. */
  MISSION: `
                                  claim          reach                 tomorrow           end         start    stop
    COMING_SOON:gone              PROMO_CLOSED   =                     =                  =           >ACTIVE  =
    ACTIVE                        PROMO_MISSION  >CLAIMABLE            =                  >gone       =        >gone
    CLAIMABLE                     >CLAIMED       =                     >CLAIMABLE+ACTIVE  =           =        >gone
    CLAIMED                       PROMO_TAKEN    =                     >ACTIVE            >gone       =        >gone
    YESTERDAY:CLAIMABLE+ACTIVE    >ACTIVE        >CLAIMABLE+CLAIMABLE  >ACTIVE            >CLAIMABLE  =        >gone
    MISSED:ACTIVE                 PROMO_MISSION  >CLAIMABLE            =                  >gone       =        >gone
    OVER:ACTIVE                   PROMO_CLOSED   >CLAIMABLE            =                  >gone       =        >gone
    ENDED:gone                    PROMO_MISSION  =                     =                  =           >ACTIVE  =
    STOPPED:gone                  SYS_NOT_FOUND  =                     =                  =           >ACTIVE  =`,
  /** Tickets of a day. */
  RAFFLE: `
                   take           draw             claim    tomorrow  end      start  stop
    COMING_SOON    SYS_NOT_FOUND  PROMO_CLOSED     nothing  =         >CLOSED  >JOIN  >gone
    JOIN           SYS_NOT_FOUND  =                nothing  =         >CLOSED  =      >gone
    USED:JOIN      SYS_NOT_FOUND  PROMO_NO_TICKET  =        =         >CLOSED  =      >gone
    ENDED:CLOSED   SYS_NOT_FOUND  PROMO_CLOSED     nothing  =         =        >JOIN  >gone
    STOPPED:gone   SYS_NOT_FOUND  SYS_NOT_FOUND    nothing  =         >CLOSED  >JOIN  =`,
  /** A place in what all played in a day. */
  LEADERBOARD: `
                     take           play  night    claim         deadline  end      start     stop
    COMING_SOON      SYS_NOT_FOUND  =     nothing  nothing       nothing   >CLOSED  >PROCESS  >gone
    PROCESS          SYS_NOT_FOUND  =     nothing  nothing       nothing   >CLOSED  =         >gone
    PLAYED:PROCESS   SYS_NOT_FOUND  =     >ISSUED  nothing       nothing   >CLOSED  =         >gone
    ISSUED           SYS_NOT_FOUND  =     nothing  >PROCESS      >PROCESS  =        =         >gone
    CLAIMED:PROCESS  SYS_NOT_FOUND  =     nothing  =             nothing   >CLOSED  =         >gone
    EXPIRED:PROCESS  SYS_NOT_FOUND  =     nothing  PROMO_CLOSED  nothing   >CLOSED  =         >gone
    ENDED:CLOSED     SYS_NOT_FOUND  =     nothing  nothing       nothing   =        >PROCESS  >gone
    STOPPED:gone     SYS_NOT_FOUND  =     nothing  =             =         >ISSUED  >ISSUED   =`,
  /** Chosen before a deposit, wagered, given up or over. */
  DEPOSIT_BONUS: `
                       choose         drop    deposit    small  cancel        lapse    waive    end      start    stop
    COMING_SOON        PROMO_CLOSED   =       =          =      nothing       nothing  nothing  >CLOSED  >JOIN    >gone
    JOIN               >SIGNED        =       =          =      nothing       nothing  nothing  >CLOSED  =        >gone
    SIGNED             =              >JOIN   >CLAIMED   =      nothing       nothing  nothing  >CLOSED  =        >gone
    RUNNING:CLAIMED    PROMO_TAKEN    =       =          =      =             =        =        =        =        >gone
    GIVEN_UP:CLAIMED   PROMO_TAKEN    =       =          =      PROMO_CLOSED  nothing  nothing  =        =        >gone
    LAPSED:CLAIMED     PROMO_TAKEN    =       =          =      PROMO_CLOSED  nothing  nothing  =        =        >gone
    WAGERED:CLAIMED    PROMO_TAKEN    =       =          =      PROMO_CLOSED  =        nothing  =        =        >gone
    ENDED:CLOSED       PROMO_CLOSED   =       =          =      nothing       nothing  nothing  =        >JOIN    >gone
    ENDS_SIGNED:CLOSED PROMO_CLOSED   =       >CLAIMED   =      nothing       nothing  nothing  =        >SIGNED  >gone
    STOPPED:gone       SYS_NOT_FOUND  =       =          =      nothing       nothing  nothing  >CLOSED  >JOIN    =`,
  /** Sent, decided by staff. Two may send it; what waits can be claimed. */
  APPLY_FORM: `
                    apply         withdraw       accept          acceptMore      reject          claim         deadline  end      start
    COMING_SOON     PROMO_CLOSED  SYS_NOT_FOUND  nothing         nothing         nothing         nothing       nothing   >CLOSED  >JOIN
    JOIN            >APPLYING     SYS_NOT_FOUND  nothing         nothing         nothing         nothing       nothing   >CLOSED  =
    APPLYING        PROMO_TAKEN   >JOIN          >ISSUED         >ISSUED         >REJECTED       nothing       nothing   >CLOSED  =
    REJECTED        >APPLYING     PROMO_CLOSED   APPROVAL_STALE  APPROVAL_STALE  APPROVAL_STALE  nothing       nothing   >CLOSED  =
    ISSUED          PROMO_TAKEN   PROMO_CLOSED   APPROVAL_STALE  APPROVAL_STALE  APPROVAL_STALE  >CLAIMED      >CLOSED   =        =
    CLAIMED         PROMO_TAKEN   PROMO_CLOSED   APPROVAL_STALE  APPROVAL_STALE  APPROVAL_STALE  =             nothing   =        =
    EXPIRED:CLOSED  PROMO_TAKEN   PROMO_CLOSED   APPROVAL_STALE  APPROVAL_STALE  APPROVAL_STALE  PROMO_CLOSED  nothing   =        =
    ENDED:CLOSED    PROMO_CLOSED  SYS_NOT_FOUND  nothing         nothing         nothing         nothing       nothing   =        >JOIN`,
} as const
export type TableKind = keyof typeof GRIDS

/** The events that lead to a state; left out: none, of `COMING_SOON` before it begins. */
export const WAYS: Readonly<Record<TableKind, Readonly<Record<string, readonly string[]>>>> = {
  PROMO_CODE: { CLAIMED: ['take'], ENDED: ['end'], STOPPED: ['stop'] },
  CHECK_IN: { CLAIMED: ['take'], ENDED: ['end'], STOPPED: ['stop'] },
  RED_ENVELOPE: { CLAIMED: ['take'], ENDED: ['end'], STOPPED: ['stop'] },
  CASHBACK: {
    ISSUED: ['night'],
    HELD: ['night', 'hold'],
    CLAIMED: ['night', 'claim'],
    EXPIRED: ['night', 'deadline'],
    ENDED: ['end'],
    STOPPED: ['night', 'stop'],
  },
  SIGN_UP: {
    ISSUED: ['opened'],
    HELD: ['opened', 'hold'],
    CLAIMED: ['opened', 'claim'],
    EXPIRED: ['opened', 'deadline'],
    ENDED: ['end'],
    STOPPED: ['opened', 'stop'],
  },
  BIRTHDAY: {
    ISSUED: ['day'],
    HELD: ['day', 'hold'],
    CLAIMED: ['day', 'claim'],
    EXPIRED: ['day', 'deadline'],
    AGAIN: ['day', 'claim', 'year'],
    ENDED: ['end'],
    STOPPED: ['day', 'stop'],
  },
  FREE_SPIN: {
    TAKEN: ['take'],
    PLAYED: ['take', 'play'],
    LEFT: ['take', 'tomorrow'],
    ENDED: ['end'],
    STOPPED: ['take', 'stop'],
  },
  FREE_TICKET: { TAKEN: ['take'], PLAYED: ['take', 'play'], ENDED: ['end'], STOPPED: ['take', 'stop'] },
  REFERRAL: {
    WAITING: ['deposit'],
    MISSED: ['small'],
    HELD: ['same', 'deposit', 'play'],
    REFUSED: ['same', 'deposit', 'play', 'refuse'],
    ISSUED: ['deposit', 'play'],
    SUSPECT: ['deposit', 'play', 'hold'],
    CLAIMED: ['deposit', 'play', 'claim'],
    EXPIRED: ['deposit', 'play', 'deadline'],
    ENDED: ['end'],
    ENDS: ['deposit', 'end'],
    STOPPED: ['deposit', 'play', 'stop'],
  },
  MISSION: {
    CLAIMABLE: ['reach'],
    CLAIMED: ['reach', 'claim'],
    YESTERDAY: ['reach', 'tomorrow'],
    MISSED: ['tomorrow'],
    OVER: ['tomorrow', 'tomorrow'],
    ENDED: ['end'],
    STOPPED: ['stop'],
  },
  RAFFLE: { USED: ['draw'], ENDED: ['end'], STOPPED: ['stop'] },
  LEADERBOARD: {
    PLAYED: ['play'],
    ISSUED: ['play', 'night'],
    CLAIMED: ['play', 'night', 'claim'],
    EXPIRED: ['play', 'night', 'deadline'],
    ENDED: ['end'],
    STOPPED: ['play', 'night', 'stop'],
  },
  DEPOSIT_BONUS: {
    SIGNED: ['choose'],
    RUNNING: ['choose', 'deposit'],
    GIVEN_UP: ['choose', 'deposit', 'cancel'],
    LAPSED: ['choose', 'deposit', 'lapse'],
    WAGERED: ['choose', 'deposit', 'waive'],
    ENDED: ['end'],
    ENDS_SIGNED: ['choose', 'end'],
    STOPPED: ['stop'],
  },
  APPLY_FORM: {
    APPLYING: ['apply'],
    REJECTED: ['apply', 'reject'],
    ISSUED: ['apply', 'accept'],
    CLAIMED: ['apply', 'accept', 'claim'],
    EXPIRED: ['apply', 'accept', 'deadline'],
    ENDED: ['end'],
  },
}

/** One pair: in a state an event, what it answers and how the card reads before and after. */
export interface Pair {
  kind: TableKind
  state: string
  shown: string
  event: string
  answer: string
  after: string
}

/** Every pair of a kind's table. */
export function pairsOf(kind: TableKind): Pair[] {
  const [events = [], ...rows] = GRIDS[kind]
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  return rows.flatMap(([head = '', ...cells]) => {
    const [state = '', shown = state] = head.split(':')
    return events.map((event, nth) => {
      const cell = cells[nth] ?? 'missing'
      const isDone = cell === '=' || cell.startsWith('>')
      return {
        kind,
        state,
        shown,
        event,
        answer: isDone ? 'done' : cell,
        after: cell.startsWith('>') ? cell.slice(1) : shown,
      }
    })
  })
}
