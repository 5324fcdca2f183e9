CREATE TABLE `proposals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game` integer NOT NULL,
	`kind` text NOT NULL,
	`args` text NOT NULL,
	`person` text NOT NULL,
	`seq` integer NOT NULL,
	`voters` text NOT NULL,
	`votes` text NOT NULL,
	`state` text NOT NULL,
	`opened_at` integer NOT NULL,
	`expires_at` integer,
	`settled_at` integer,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `proposals_open` ON `proposals` (`state`,`game`);--> statement-breakpoint
CREATE INDEX `proposals_expiry` ON `proposals` (`state`,`expires_at`);--> statement-breakpoint
ALTER TABLE `games` ADD `agreement` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `banks` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `wake_at` integer;--> statement-breakpoint
CREATE INDEX `games_wake` ON `games` (`wake_at`);--> statement-breakpoint
ALTER TABLE `people` ADD `quiet_from` integer;--> statement-breakpoint
ALTER TABLE `people` ADD `quiet_to` integer;--> statement-breakpoint
ALTER TABLE `people` ADD `away_from` integer;--> statement-breakpoint
ALTER TABLE `people` ADD `away_until` integer;