-- AlterTable
ALTER TABLE "games" ADD COLUMN     "results" JSONB NOT NULL DEFAULT '[]';
