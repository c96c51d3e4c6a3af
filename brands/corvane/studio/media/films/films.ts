import type { Film } from '../film.ts'
import { boardFilms } from './boards.ts'
import { learningCurveFilm } from './learning-curve.ts'
import { networkFilm } from './network.ts'
import { tourFilm } from './tour.ts'

/** All drawn films. */
export const films: readonly Film[] = [networkFilm, learningCurveFilm, ...boardFilms, tourFilm]
