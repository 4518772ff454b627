import { Backdrop, type Drifter } from '../../canvas/backdrop.ts'
import { Canvas, type Layer } from '../../canvas/canvas.ts'
import { drawn, pictures } from '../../canvas/pictures.ts'
import { burst } from '../../canvas/sparks.ts'
import { layoutOf, type BoardShape, type Layout } from '../layout.ts'

/** Which pictures of a game are what; each is named once for a wide screen, once for a tall one. */
export interface Scenery<Name extends string> {
  shape: BoardShape
  urls: Readonly<Record<Name, string>>
  /** What stands on the board, without which nothing is shown. */
  symbols: readonly Name[]
  /** What drifts and flies, and at how many pixels it is drawn once. */
  lights: Readonly<Partial<Record<Name, number>>>
  /** The hour of paid spins, the board before it, and the hour of the free spins. */
  day: Record<'tall' | 'wide', Name>
  board: Record<'tall' | 'wide', Name>
  late: Record<'tall' | 'wide', Name>
  /** What drifts before the scenery. */
  drifters(light: (name: Name) => HTMLCanvasElement): readonly Drifter[]
  /** What is thrown up by a large win. */
  thrown: readonly Name[]
}

export interface Opening {
  still: boolean
  onLoading(percent: number): void
}

const way = (tall: boolean) => (tall ? 'tall' : 'wide')

/** Loads what is in view at first: symbols, lights, and the scenery of this shape of screen. */
export async function firstPictures<Name extends string>(
  scenery: Scenery<Name>,
  host: HTMLElement,
  onLoading: Opening['onLoading'],
): Promise<Partial<Record<Name, HTMLImageElement>>> {
  const { shape, urls, symbols, lights, day, board } = scenery
  const shown = way(layoutOf(shape, host.clientWidth, host.clientHeight).tall)
  const names = [...symbols, ...(Object.keys(lights) as Name[]), day[shown], board[shown]]
  const loaded = await pictures(urls, names, onLoading)
  onLoading(100)
  return loaded
}

/**
 * Everything of a slot's picture that isn't its board: the scenery in two hours, what drifts, the
 * frame, what a large win throws up; and the layer on which a board draws its symbols.
 *
 * It knows no money. What the symbols do, a board says.
 */
export abstract class BoardScene<Name extends string> {
  protected readonly canvas: Canvas
  protected readonly images: Partial<Record<Name, HTMLImageElement>>
  protected readonly board: Layer
  protected layout: Layout
  readonly #host: HTMLElement
  readonly #scenery: Scenery<Name>
  readonly #lights = new Map<Name, HTMLCanvasElement>()
  readonly #backdrop: Backdrop
  readonly #frame: Layer
  readonly #sparks: Layer
  readonly #watch: ResizeObserver
  readonly #coming = new Set<Name>()
  #flying: ((context: CanvasRenderingContext2D) => void) | undefined
  #gone = false

  protected constructor(
    host: HTMLElement,
    scenery: Scenery<Name>,
    images: Partial<Record<Name, HTMLImageElement>>,
    still: boolean,
  ) {
    const canvas = new Canvas(host, () => this.fit())
    this.canvas = canvas
    this.#host = host
    this.#scenery = scenery
    this.images = images
    for (const [name, pixels] of Object.entries(scenery.lights) as [Name, number][])
      this.#lights.set(name, drawn(images[name]!, pixels, pixels))
    this.#backdrop = new Backdrop(
      canvas,
      (late, tall) => images[scenery[late ? 'late' : 'day'][way(tall)]],
      scenery.drifters((name) => this.light(name)),
      still,
    )
    this.#frame = canvas.layer((context, { width, height }, dense) => {
      const image = images[scenery.board[way(this.layout.tall)]]
      if (image) context.drawImage(drawn(image, width * dense, height * dense), 0, 0, width, height)
    })
    this.board = canvas.layer((context, _, dense) => this.drawBoard(context, dense))
    this.#sparks = canvas.layer((context) => this.#flying?.(context))
    this.#sparks.show(false)
    this.layout = layoutOf(scenery.shape, host.clientWidth, host.clientHeight)
    this.#watch = new ResizeObserver(() => this.fit())
  }

  /** The symbols, what points at them, and nothing that stands still around them. */
  protected abstract drawBoard(context: CanvasRenderingContext2D, dense: number): void
  /** Draws the symbols anew for cells of another size, in CSS pixels. */
  protected abstract size(cell: { width: number; height: number }, dense: number): void

  /** Called once by the board's own constructor, when it can be drawn. */
  protected begin(): void {
    this.fit()
    this.#watch.observe(this.#host)
  }

  /** How much is drawn just now. */
  get mode(): string {
    return this.canvas.loop.mode
  }

  protected light(name: Name): HTMLCanvasElement {
    return this.#lights.get(name)!
  }

  burst(signal: AbortSignal): Promise<void> {
    const { board } = this.layout
    const at = { x: board.x + board.width / 2, y: board.y + board.height * 0.6 }
    this.#sparks.show(true)
    const thrown = this.#scenery.thrown.map((name) => this.light(name))
    const flying = { pictures: thrown, at, reach: board.width * 0.55, signal }
    return burst(this.canvas, flying, (paint) => {
      this.#flying = paint
      this.#sparks.touch()
    }).then(() => {
      this.#flying = undefined
      this.#sparks.show(false)
    })
  }

  mood(late: boolean, calm: boolean): Promise<void> {
    return this.#backdrop.mood(late, calm ? 400 : 1_100)
  }

  destroy(): void {
    this.#gone = true
    this.#watch.disconnect()
    this.#backdrop.destroy()
    this.canvas.destroy()
  }

  /** Loads what wasn't in view at first; called when the first spin has landed. */
  protected bringAll(): void {
    const { day, board, late } = this.#scenery
    this.#bring([day, board, late].flatMap((names) => [names.tall, names.wide]))
  }

  /** Loads pictures that aren't here yet, and draws what waits for them. */
  #bring(names: readonly Name[]): void {
    const missing = names.filter((name) => !this.images[name] && !this.#coming.has(name))
    if (missing.length === 0) return
    for (const name of missing) this.#coming.add(name)
    const over = () => {
      for (const name of missing) this.#coming.delete(name)
    }
    void pictures(this.#scenery.urls, missing, () => undefined).then((images) => {
      over()
      Object.assign(this.images, images)
      if (!this.#gone) this.fit()
      // Without a network what stands there stays; the next change of the screen asks again.
    }, over)
  }

  protected fit(): void {
    const width = Math.max(1, this.#host.clientWidth)
    const height = Math.max(1, this.#host.clientHeight)
    const { dense } = this.canvas
    const { shape, day, board: frames } = this.#scenery
    this.layout = layoutOf(shape, width, height)
    const { board, cell, tall } = this.layout
    this.#bring([day[way(tall)], frames[way(tall)]])
    this.size(cell, dense)
    this.#backdrop.size(width, height, tall)
    this.#frame.place(board, dense)
    this.board.place(board, dense)
    this.#sparks.place({ x: 0, y: 0, width, height }, dense)
    this.#host.setAttribute('data-drawing', this.mode)
    // Signs over the board are HTML: they learn from here where it stands.
    const { style } = this.#host.parentElement ?? this.#host
    style.setProperty('--board-top', `${board.y}px`)
    style.setProperty('--board-height', `${board.height}px`)
    style.setProperty('--board-width', `${board.width}px`)
  }
}
