import { at, group } from './pen.ts'

/** 46 units long, drawn along +x with its teeth forward; put it at an edge's middle and turn it by its pose. */
export const engine = (x: number, y: number, degrees: number, scale = 1): string =>
  group(
    'engine',
    '<ellipse cx="2" cy="5" rx="26" ry="13" class="piece-shadow"/>' +
      '<path class="e-teeth" d="M14-13L27-9 20-6 29-2 21 0 29 2 20 6 27 9 14 13Z"/>' +
      '<path class="e-body" d="M-22-11H8q9 0 9 11t-9 11H-22Z"/><path class="e-hi" d="M-20-8H8q5 1 6 5"/>' +
      '<circle class="e-boil" cx="4" cy="0" r="6.4"/><circle class="e-fire" cx="4" cy="0" r="3.6"/>' +
      '<path class="e-line" d="M-8-11V11M-15-11V11"/>' +
      '<path class="e-rivet" d="M-18.5-7h.01M-18.5 0h.01M-18.5 7h.01M-11.5-7h.01M-11.5 7h.01"/>',
    `transform="translate(${at(x, y)}) rotate(${degrees}) scale(${scale})"`,
  )
