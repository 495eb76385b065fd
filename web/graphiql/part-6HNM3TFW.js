/* Written by npm run graphiql. Inputs: 6fe90dfeb0d7caf1e3876e2dec7f6c9d4d5337e1dd5b43e55fda3b8797f7f60a */
import{a}from"./part-4FW4YLYP.js";import"./part-6A26IP4F.js";import"./part-X2IEPP44.js";export default a();
