/* Written by npm run graphiql. Inputs: c5a1a0cb7e317855227c40327a8d1bb108193906a6a9f90b777e850f757ba4dc */
import{a}from"./part-2M7P3335.js";import"./part-S2AQERQT.js";import"./part-X2IEPP44.js";export default a();
