/** The discrete Fourier transform of as many numbers as a power of two, in place. */
export function transform(re: Float64Array, im: Float64Array): void {
  const size = re.length
  if (size !== im.length || (size & (size - 1)) !== 0) throw new RangeError('a transform takes a power of two')
  for (let place = 0, other = 0; place < size; place++) {
    if (place < other) {
      swap(re, place, other)
      swap(im, place, other)
    }
    let bit = size >> 1
    for (; (other & bit) !== 0; bit >>= 1) other ^= bit
    other |= bit
  }
  for (let half = 1; half < size; half *= 2) {
    // A turn is computed for each place, not multiplied up: the errors would add.
    for (let nth = 0; nth < half; nth++) {
      const [turnRe, turnIm] = [Math.cos((Math.PI * nth) / half), -Math.sin((Math.PI * nth) / half)]
      for (let low = nth; low < size; low += 2 * half) {
        const high = low + half
        const movedRe = re[high]! * turnRe - im[high]! * turnIm
        const movedIm = re[high]! * turnIm + im[high]! * turnRe
        re[high] = re[low]! - movedRe
        im[high] = im[low]! - movedIm
        re[low]! += movedRe
        im[low]! += movedIm
      }
    }
  }
}

function swap(list: Float64Array, place: number, other: number): void {
  const kept = list[place]!
  list[place] = list[other]!
  list[other] = kept
}
