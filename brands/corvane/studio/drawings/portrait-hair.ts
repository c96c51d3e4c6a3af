/** Draws hair: the part behind the head, and the part in front of it. */
export interface Hair {
  readonly behind: (centre: number, width: number, colour: string) => string
  readonly front: (centre: number, width: number, colour: string) => string
}

export const hairs = {
  bald: { behind: () => '', front: () => '' },
  /** High at the temples. */
  receding: {
    behind: () => '',
    front: (c, w, colour) =>
      `<path d="M${c - w - 6} 340C${c - w - 20} 240 ${c - w} 196 ${c - w + 30} 186Q${c - w + 52} 220 ${c - w + 16} 262Q${c - w + 4} 300 ${c - w - 6} 340zM${c + w + 6} 340C${c + w + 20} 240 ${c + w} 196 ${c + w - 30} 186Q${c + w - 52} 220 ${c + w - 16} 262Q${c + w - 4} 300 ${c + w + 6} 340zM${c - 46} 196Q${c} 158 ${c + 46} 196Q${c} 178 ${c - 46} 196z" fill="${colour}"/>`,
  },
  /** A straight fringe over a short cut. */
  fringe: {
    behind: (c, w, colour) =>
      `<path d="M${c - w - 20} 420C${c - w - 56} 84 ${c + w + 56} 84 ${c + w + 20} 420z" fill="${colour}"/>`,
    front: (c, w, colour) =>
      `<path d="M${c - w - 12} 400C${c - w - 24} 96 ${c + w + 24} 96 ${c + w + 12} 400L${c + w - 14} 296Q${c} 276 ${c - w + 14} 296z" fill="${colour}"/>`,
  },
  /** Tied at the side, over one shoulder. */
  plait: {
    behind: (c, w, colour) =>
      `<path d="M${c - w - 12} 350C${c - w - 26} 96 ${c + w + 26} 96 ${c + w + 12} 350z" fill="${colour}"/>${[420, 484, 548, 612, 672].map((y, index) => `<ellipse cx="${c + w + 26 - index * 4}" cy="${y}" rx="${40 - index * 4}" ry="42" fill="${colour}"/>`).join('')}`,
    front: (c, w, colour) =>
      `<path d="M${c - w - 8} 350C${c - w - 14} 110 ${c + w + 30} 90 ${c + w + 14} 400C${c + w} 300 ${c + 40} 232 ${c - 40} 204C${c - 66} 240 ${c - w + 4} 286 ${c - w - 8} 350z" fill="${colour}"/>`,
  },
  /** Full and round. */
  round: {
    behind: (c, w, colour) =>
      `<ellipse cx="${c}" cy="262" rx="${w + 84}" ry="196" fill="${colour}"/>`,
    front: (c, w, colour) =>
      `<path d="M${c - w - 6} 340C${c - w - 10} 110 ${c + w + 10} 110 ${c + w + 6} 340C${c + w - 8} 262 ${c + 56} 236 ${c} 236C${c - 56} 236 ${c - w + 8} 262 ${c - w - 6} 340z" fill="${colour}"/>`,
  },
  cropped: {
    behind: () => '',
    front: (c, w, colour) =>
      `<path d="M${c - w - 4} 318C${c - w - 16} 120 ${c + w + 16} 120 ${c + w + 4} 318C${c + w - 14} 262 ${c + w - 26} 250 ${c + w - 34} 236Q${c} 200 ${c - w + 34} 236C${c - w + 26} 250 ${c - w + 14} 262 ${c - w - 4} 318z" fill="${colour}"/>`,
  },
  swept: {
    behind: () => '',
    front: (c, w, colour) =>
      `<path d="M${c - w - 6} 322C${c - w - 30} 170 ${c - 70} 110 ${c + 20} 116C${c + w} 110 ${c + w + 30} 190 ${c + w + 6} 322C${c + w - 10} 280 ${c + w - 16} 262 ${c + w - 30} 244C${c + 10} 262 ${c - 50} 236 ${c - 66} 214C${c - 86} 250 ${c - w + 6} 270 ${c - w - 6} 322z" fill="${colour}"/>`,
  },
  bob: {
    behind: (c, w, colour) =>
      `<path d="M${c - w - 34} 500C${c - w - 70} 90 ${c + w + 70} 90 ${c + w + 34} 500z" fill="${colour}"/>`,
    front: (c, w, colour) =>
      `<path d="M${c - w - 10} 370C${c - w - 20} 100 ${c + w + 20} 100 ${c + w + 10} 370C${c + w - 16} 300 ${c + 60} 250 ${c + 30} 216C${c - 10} 262 ${c - w + 10} 280 ${c - w - 10} 370z" fill="${colour}"/>`,
  },
  long: {
    behind: (c, w, colour) =>
      `<path d="M${c - w - 50} 680C${c - w - 60} 560 ${c - w - 30} 480 ${c - w - 26} 340C${c - w - 40} 90 ${c + w + 40} 90 ${c + w + 26} 340C${c + w + 30} 480 ${c + w + 60} 560 ${c + w + 50} 680z" fill="${colour}"/>`,
    front: (c, w, colour) =>
      `<path d="M${c - w - 8} 380C${c - w - 24} 100 ${c + w + 24} 100 ${c + w + 8} 380C${c + w - 6} 300 ${c + w - 40} 250 ${c} 206C${c - w + 40} 250 ${c - w + 6} 300 ${c - w - 8} 380z" fill="${colour}"/>`,
  },
  bun: {
    behind: (c, w, colour) =>
      `<circle cx="${c + 10}" cy="126" r="58" fill="${colour}"/><path d="M${c - w - 12} 330C${c - w - 20} 110 ${c + w + 20} 110 ${c + w + 12} 330z" fill="${colour}"/>`,
    front: (c, w, colour) =>
      `<path d="M${c - w - 6} 330C${c - w - 14} 104 ${c + w + 14} 104 ${c + w + 6} 330C${c + w - 12} 262 ${c + 50} 226 ${c} 222C${c - 50} 226 ${c - w + 12} 262 ${c - w - 6} 330z" fill="${colour}"/>`,
  },
  curls: {
    behind: (c, w, colour) =>
      [
        [-1.2, 430, 56],
        [-1.3, 340, 60],
        [-1.15, 250, 62],
        [-0.7, 176, 64],
        [0, 146, 66],
        [0.7, 176, 64],
        [1.15, 250, 62],
        [1.3, 340, 60],
        [1.2, 430, 56],
      ]
        .map(
          ([at = 0, y = 0, r = 0]) =>
            `<circle cx="${Math.round(c + at * w)}" cy="${y}" r="${r}" fill="${colour}"/>`,
        )
        .join(''),
    front: (c, w, colour) =>
      `<path d="M${c - w - 4} 320C${c - w} 118 ${c + w} 118 ${c + w} 320Q${c + w - 10} 262 ${c + 62} 254Q${c + 40} 216 ${c} 240Q${c - 40} 214 ${c - 64} 252Q${c - w + 8} 264 ${c - w} 320z" fill="${colour}"/>`,
  },
} satisfies Record<string, Hair>
